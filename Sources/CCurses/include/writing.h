/// Writing that blocks for a limited time.
#ifndef ZOETROPE_WRITING_H
#define ZOETROPE_WRITING_H

#include <stddef.h>
#include <sys/types.h>

/// Writes to a terminal in one call, which blocks until the terminal has taken everything, but no
/// longer than the given number of milliseconds (at least one).
///
/// Returns how many bytes were taken, or -1 with `errno` set.
ssize_t zoe_write_patiently(int descriptor, const void *bytes, size_t count, int milliseconds);

#endif
