#include "CBench.h"

#include <math.h>
#include <string.h>

enum { MOST = 8 };

typedef struct {
  float red, green, blue;
} color;

// n / (k * (n - k)) for each n and k.
static float weights[MOST + 1][MOST + 1];

static void fill_weights(void) {
  for (int n = 2; n <= MOST; n++)
    for (int k = 1; k < n; k++)
      weights[n][k] = (float)n / (float)(k * (n - k));
}

// The lowest sRGB code of each 4095th part of the range of light, and the least light of the code after each.
enum { PARTS = 4095 };
static uint8_t codes[PARTS + 1];
static float bounds[256];

static void fill_codes(void) {
  for (int code = 0; code < 256; code++) {
    double signal = (code + 0.5) / 255;
    bounds[code] = signal <= 0.04045 ? signal / 12.92 : pow((signal + 0.055) / 1.055, 2.4);
  }
  bounds[255] = INFINITY;
  for (int part = 0, code = 0; part <= PARTS; part++) {
    while ((float)part / PARTS >= bounds[code])
      code++;
    codes[part] = (uint8_t)code;
  }
}

static uint32_t code(float light) {
  float inside = fminf(fmaxf(light, 0), 1);
  uint32_t lowest = codes[(int)(inside * PARTS)];
  return lowest + (inside >= bounds[lowest]);
}

// The place of a pixel whose colour more than half of a mask's pixels have, or -1.
static int most_common(const uint32_t *pixels, int count, uint32_t mask) {
  int winner = 0, lead = 0, votes = 0;
  for (int i = 0; i < count; i++) {
    if (!(mask >> i & 1))
      continue;
    if (lead == 0)
      winner = i;
    lead += lead == 0 || pixels[i] == pixels[winner] ? 1 : -1;
  }
  if (lead == 0)
    return -1;
  for (int i = 0; i < count; i++)
    votes += (mask >> i & 1) && pixels[i] == pixels[winner];
  return 2 * votes > __builtin_popcount(mask) ? winner : -1;
}

// The mean colour of a mask's pixels, or the most common one if that adds at most 0.005 to the error.
static uint32_t part_color(const uint32_t *pixels, const color *points, int count, uint32_t mask) {
  color sum = {0, 0, 0};
  int part = 0;
  for (int i = 0; i < count; i++)
    if (mask >> i & 1) {
      sum.red += points[i].red;
      sum.green += points[i].green;
      sum.blue += points[i].blue;
      part++;
    }
  if (part == 0)
    return 0;
  color mean = {sum.red / part, sum.green / part, sum.blue / part};
  int common = most_common(pixels, count, mask);
  if (common >= 0) {
    float red = points[common].red - mean.red, green = points[common].green - mean.green,
          blue = points[common].blue - mean.blue;
    if ((red * red + green * green + blue * blue) * part <= 0.005f)
      return pixels[common];
  }
  return code(mean.red) << 16 | code(mean.green) << 8 | code(mean.blue);
}

static uint32_t walk(const color *points, int count) {
  color sum = {0, 0, 0}, moved[MOST];
  for (int i = 0; i < count; i++) {
    sum.red += points[i].red;
    sum.green += points[i].green;
    sum.blue += points[i].blue;
  }
  for (int i = 0; i < count; i++) {
    moved[i].red = points[i].red - sum.red / count;
    moved[i].green = points[i].green - sum.green / count;
    moved[i].blue = points[i].blue - sum.blue / count;
  }
  memset(&sum, 0, sizeof sum);
  uint32_t mask = 0, best = 0;
  float most = 0;
  for (uint32_t step = 1; step < 1u << (count - 1); step++) {
    int bit = __builtin_ctz(step);
    mask ^= 1u << bit;
    if (mask >> bit & 1) {
      sum.red += moved[bit].red;
      sum.green += moved[bit].green;
      sum.blue += moved[bit].blue;
    } else {
      sum.red -= moved[bit].red;
      sum.green -= moved[bit].green;
      sum.blue -= moved[bit].blue;
    }
    float saved = (sum.red * sum.red + sum.green * sum.green + sum.blue * sum.blue) *
                  weights[count][__builtin_popcount(mask)];
    if (saved > most) {
      most = saved;
      best = mask;
    }
  }
  return best;
}

static uint32_t luma(uint32_t rgb) {
  return 2126 * (rgb >> 16) + 7152 * (rgb >> 8 & 255) + 722 * (rgb & 255);
}

static cbench_cell cell(uint32_t mask, uint32_t color, uint32_t other, const uint32_t *glyphs,
                        int count) {
  if (mask == 0)
    return (cbench_cell){glyphs[0], other, other};
  if (luma(color) < luma(other))
    return (cbench_cell){glyphs[(1u << count) - 1 - mask], other, color};
  return (cbench_cell){glyphs[mask], color, other};
}

static cbench_cell solve(const uint32_t *pixels, int count, const float *light,
                         const uint32_t *glyphs) {
  uint32_t first = pixels[0], second = first, mask = 0;
  int i = 1;
  for (; i < count; i++) {
    if (pixels[i] == first)
      continue;
    if (mask == 0)
      second = pixels[i];
    if (pixels[i] != second)
      break;
    mask |= 1u << i;
  }
  if (i == count)
    return cell(mask, second, first, glyphs, count);
  color points[MOST];
  for (i = 0; i < count; i++)
    points[i] = (color){light[pixels[i] >> 16], light[pixels[i] >> 8 & 255], light[pixels[i] & 255]};
  mask = walk(points, count);
  uint32_t rest = ~mask & ((1u << count) - 1);
  return cell(mask, part_color(pixels, points, count, mask), part_color(pixels, points, count, rest), glyphs, count);
}

void cbench_prepare(void) {
  fill_weights();
  fill_codes();
}

void cbench_solve(const uint8_t *pixels, size_t width, size_t height, size_t across, size_t down,
                  const float *light, const uint32_t *glyphs, cbench_cell *cells) {
  for (size_t y = 0; y < height; y += down)
    for (size_t x = 0; x < width; x += across) {
      uint32_t cell[MOST];
      for (size_t place = 0; place < across * down; place++) {
        const uint8_t *pixel = pixels + 4 * ((y + place / across) * width + x + place % across);
        cell[place] = (uint32_t)pixel[0] << 16 | (uint32_t)pixel[1] << 8 | pixel[2];
      }
      *cells++ = solve(cell, (int)(across * down), light, glyphs);
    }
}
