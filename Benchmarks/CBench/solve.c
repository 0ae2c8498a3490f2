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

// The sRGB code of each 16383rd part of the range of light.
enum { PARTS = 16383 };
static uint8_t codes[PARTS + 1];

static void fill_codes(void) {
  for (int part = 0; part <= PARTS; part++) {
    double light = (double)part / PARTS;
    double signal = light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055;
    codes[part] = (uint8_t)(signal * 255 + 0.5);
  }
}

static uint32_t code(float light) { return codes[(int)(light * PARTS + 0.5f)]; }

static uint32_t mean(const color *points, int count, uint32_t mask) {
  color sum = {0, 0, 0};
  int part = 0;
  for (int i = 0; i < count; i++)
    if (mask >> i & 1) {
      sum.red += points[i].red;
      sum.green += points[i].green;
      sum.blue += points[i].blue;
      part++;
    }
  return part == 0
             ? 0
             : code(sum.red / part) << 16 | code(sum.green / part) << 8 | code(sum.blue / part);
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

static cbench_cell solve(const uint32_t *pixels, int count, const float *light) {
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
    return (cbench_cell){mask, second, first};
  color points[MOST];
  for (i = 0; i < count; i++)
    points[i] = (color){light[pixels[i] >> 16], light[pixels[i] >> 8 & 255], light[pixels[i] & 255]};
  mask = walk(points, count);
  return (cbench_cell){mask, mean(points, count, mask), mean(points, count, ~mask)};
}

void cbench_prepare(void) {
  fill_weights();
  fill_codes();
}

void cbench_solve(const uint8_t *pixels, size_t width, size_t height, size_t across, size_t down,
                  const float *light, cbench_cell *cells) {
  for (size_t y = 0; y < height; y += down)
    for (size_t x = 0; x < width; x += across) {
      uint32_t cell[MOST];
      for (size_t place = 0; place < across * down; place++) {
        const uint8_t *pixel = pixels + 4 * ((y + place / across) * width + x + place % across);
        cell[place] = (uint32_t)pixel[0] << 16 | (uint32_t)pixel[1] << 8 | pixel[2];
      }
      *cells++ = solve(cell, (int)(across * down), light);
    }
}
