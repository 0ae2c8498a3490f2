#include "CBench.h"

#include <png.h>
#include <stdlib.h>

size_t cbench_decode(const uint8_t *bytes, size_t count) {
  png_image image = {.version = PNG_IMAGE_VERSION};
  if (!png_image_begin_read_from_memory(&image, bytes, count))
    return 0;
  image.format = PNG_FORMAT_RGBA;
  png_bytep pixels = malloc(PNG_IMAGE_SIZE(image));
  int decoded = pixels && png_image_finish_read(&image, NULL, pixels, 0, NULL);
  size_t size = (size_t)image.width * image.height;
  png_image_free(&image);
  free(pixels);
  return decoded ? size : 0;
}
