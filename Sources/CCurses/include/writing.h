/// Writing that waits, but not for long.
#ifndef ZOETROPE_WRITING_H
#define ZOETROPE_WRITING_H

#include <stddef.h>
#include <sys/types.h>

/// Writes to a terminal in one call, which waits for it to take everything; after so many
/// milliseconds, one at least, it gives up what it has not taken.
///
/// Returns how many bytes were taken, or -1 with `errno` set.
ssize_t zoe_write_patiently(int descriptor, const void *bytes, size_t count, int milliseconds);

#endif
