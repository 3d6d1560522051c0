#pragma once

#include "core/record.h"

namespace fivefold::test {

/// Fills a record with every kind of fact it can hold.
void fill_rich_record(Record& record);

}  // namespace fivefold::test
