// zlib as a module: inflating, and the check sums of PNG chunks.

#include <zlib.h>
