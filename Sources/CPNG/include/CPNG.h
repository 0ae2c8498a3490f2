// libpng behind a few functions.
//
// libpng reports an error by longjmp, which Swift cannot cross, so every setjmp of the project
// stands in this target. Pixels are 8-bit sRGB RGBA with straight alpha, row-major, top-left first.

#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

// How a call went; anything but CPNG_OK leaves words or numbers in the failure.
typedef enum {
  CPNG_OK = 0,
  // The picture has more pixels than allowed: see width and height.
  CPNG_TOO_LARGE,
  // The data ends before the picture does: see message.
  CPNG_TRUNCATED,
  // libpng refused the data: see message.
  CPNG_REFUSED,
  CPNG_OUT_OF_MEMORY
} cpng_status;

typedef struct {
  // libpng's own words, or an empty string.
  char message[160];
  // Size in pixels that the header claims; 0 when it could not be read.
  uint32_t width;
  uint32_t height;
} cpng_failure;

// A PNG file whose header has been read.
typedef struct cpng_reader cpng_reader;

// Reads the header of a PNG file. A picture of more than pixel_limit pixels is refused before
// anything is allocated for it. The bytes must stay where they are until cpng_close.
cpng_status cpng_open(const uint8_t *bytes, size_t count, uint64_t pixel_limit,
                      cpng_reader **reader, cpng_failure *failure);

// The same for a file that is read as it is decoded, from where its descriptor stands. The descriptor
// must stay open until cpng_close, which leaves it open.
cpng_status cpng_open_file(int descriptor, uint64_t pixel_limit, cpng_reader **reader,
                           cpng_failure *failure);

uint32_t cpng_width(const cpng_reader *reader);
uint32_t cpng_height(const cpng_reader *reader);

// Decodes the picture into width * height * 4 bytes. Call it once for each reader.
cpng_status cpng_read(cpng_reader *reader, uint8_t *pixels, cpng_failure *failure);

// Frees the reader; NULL is allowed.
void cpng_close(cpng_reader *reader);

// Encodes width * height * 4 bytes as an RGBA file. *bytes is malloc'd and the caller's to free;
// it is NULL after a failure.
cpng_status cpng_encode(const uint8_t *pixels, uint32_t width, uint32_t height, uint8_t **bytes,
                        size_t *count, cpng_failure *failure);

#endif
