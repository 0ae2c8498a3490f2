// What the benchmarks are measured against: the same work as plain C.

#ifndef CBENCH_H
#define CBENCH_H

#include <stddef.h>
#include <stdint.h>

// A glyph and its colours as 0xRRGGBB, of which the background is the darker.
typedef struct {
  uint32_t glyph;
  uint32_t foreground;
  uint32_t background;
} cbench_cell;

// Fills the tables of cbench_solve.
void cbench_prepare(void);

// Makes cells of across * down pixels, at most 8, of a picture of opaque 8-bit sRGB RGBA pixels, whose sides are
// multiples of those: at most two colours are taken as they are, else all ways to part the pixels are walked
// through in the order of a Gray code, and the means of the best in linear light are the colours, or the colours
// that most of a part's pixels have where they add little to the error.
//
// light has the linear light of each of the 256 codes, glyphs the glyph of each mask. Cells are written row by row.
void cbench_solve(const uint8_t *pixels, size_t width, size_t height, size_t across, size_t down,
                  const float *light, const uint32_t *glyphs, cbench_cell *cells);

// Decodes a PNG file in memory into RGBA with libpng's simplified interface. Returns the number of pixels, 0 after a
// failure.
size_t cbench_decode(const uint8_t *bytes, size_t count);

#endif
