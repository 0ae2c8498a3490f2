// Reading through libpng's classic functions. Its simplified ones decode interlaced 16-bit files
// wrongly (seen with 1.6.39).

#include <errno.h>
#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "CPNG.h"
#include "Failure.h"

enum {
  // Ancillary chunks that libpng may keep, and bytes that one of any kind but IDAT may take.
  kept_chunks = 64,
  chunk_bytes = 16 * 1024 * 1024,
  // What is read of a file at once.
  buffer_bytes = 64 * 1024,
  // Signature, and length and name of the first chunk; then come width and height.
  size_offset = 8 + 4 + 4
};

struct cpng_reader {
  png_structp png;
  png_infop info;
  const uint8_t *next;
  size_t left;
  int ran_out;
  // A file that is read on when nothing is left, and where to; or -1 and NULL.
  int descriptor;
  uint8_t *buffer;
  cpng_failure failure;
};

static uint32_t big_endian(const uint8_t *at) {
  return (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 | (uint32_t)at[2] << 8 | at[3];
}

// The size is looked up before libpng sees the file, so that the limit comes before any allocation
// and its refusal can name the size.
static cpng_status check_size(const uint8_t *bytes, size_t count, uint64_t pixel_limit,
                              cpng_failure *failure) {
  if (count < size_offset + 8 || memcmp(bytes + size_offset - 4, "IHDR", 4) != 0) return CPNG_OK;
  failure->width = big_endian(bytes + size_offset);
  failure->height = big_endian(bytes + size_offset + 4);
  return (uint64_t)failure->width * failure->height > pixel_limit ? CPNG_TOO_LARGE : CPNG_OK;
}

// Reads on in the file, if there is one; returns whether there was something.
static int refill(cpng_reader *reader) {
  if (reader->descriptor < 0) return 0;
  ssize_t count;
  do {
    count = read(reader->descriptor, reader->buffer, buffer_bytes);
  } while (count < 0 && errno == EINTR);
  reader->next = reader->buffer;
  reader->left = count > 0 ? (size_t)count : 0;
  return count > 0;
}

static void read_bytes(png_structp png, png_bytep into, size_t count) {
  cpng_reader *reader = png_get_io_ptr(png);
  while (count > 0) {
    if (reader->left == 0 && !refill(reader)) {
      reader->ran_out = 1;
      png_error(png, "read beyond end of data");
    }
    size_t part = count < reader->left ? count : reader->left;
    memcpy(into, reader->next, part);
    reader->next += part;
    reader->left -= part;
    into += part;
    count -= part;
  }
}

// Chunks that say nothing about colours are passed over, however broken they may be.
static void skip_idle_chunks(png_structp png) {
  static const png_byte idle[] = "bKGD\0eXIf\0hIST\0iTXt\0oFFs\0pCAL\0pHYs\0sCAL\0sPLT\0tEXt\0"
                                 "tIME\0zTXt";
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, 0);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, idle, sizeof idle / 5);
}

static void set_limits(png_structp png, uint64_t pixel_limit) {
  png_uint_32 side = pixel_limit < PNG_UINT_31_MAX ? (png_uint_32)pixel_limit : PNG_UINT_31_MAX;
  png_set_user_limits(png, side, side);
  png_set_chunk_cache_max(png, kept_chunks);
  png_set_chunk_malloc_max(png, chunk_bytes);
}

// Whatever the file holds, rows come out as 8-bit sRGB RGBA. 16 bits are scaled, not cut.
static void set_output(png_structp png) {
  png_set_alpha_mode(png, PNG_ALPHA_PNG, PNG_DEFAULT_sRGB);
  png_set_expand(png);
  png_set_scale_16(png);
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 0xFF, PNG_FILLER_AFTER);
}

static cpng_status failed(cpng_reader *reader, cpng_failure *failure) {
  memcpy(failure->message, reader->failure.message, sizeof failure->message);
  return reader->ran_out ? CPNG_TRUNCATED : CPNG_REFUSED;
}

static cpng_status read_header(cpng_reader *reader, uint64_t pixel_limit, cpng_failure *failure) {
  if (setjmp(png_jmpbuf(reader->png))) return failed(reader, failure);
  png_set_read_fn(reader->png, reader, read_bytes);
  png_set_benign_errors(reader->png, 1);
  set_limits(reader->png, pixel_limit);
  skip_idle_chunks(reader->png);
  png_read_info(reader->png, reader->info);
  return CPNG_OK;
}

// Takes over a reader whose first bytes are at hand; frees it if it cannot be opened.
static cpng_status open_reader(cpng_reader *reader, uint64_t pixel_limit, cpng_reader **opened,
                               cpng_failure *failure) {
  cpng_status status = check_size(reader->next, reader->left, pixel_limit, failure);
  if (status == CPNG_OK) {
    reader->png =
        png_create_read_struct(PNG_LIBPNG_VER_STRING, &reader->failure, cpng_fail, cpng_ignore);
    reader->info = reader->png ? png_create_info_struct(reader->png) : NULL;
    status = reader->info ? read_header(reader, pixel_limit, failure) : CPNG_OUT_OF_MEMORY;
  }
  if (status == CPNG_OK) {
    *opened = reader;
  } else {
    cpng_close(reader);
  }
  return status;
}

cpng_status cpng_open(const uint8_t *bytes, size_t count, uint64_t pixel_limit,
                      cpng_reader **opened, cpng_failure *failure) {
  *opened = NULL;
  memset(failure, 0, sizeof *failure);
  cpng_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return CPNG_OUT_OF_MEMORY;
  reader->descriptor = -1;
  reader->next = bytes;
  reader->left = count;
  return open_reader(reader, pixel_limit, opened, failure);
}

cpng_status cpng_open_file(int descriptor, uint64_t pixel_limit, cpng_reader **opened,
                           cpng_failure *failure) {
  *opened = NULL;
  memset(failure, 0, sizeof *failure);
  cpng_reader *reader = calloc(1, sizeof *reader);
  if (!reader) return CPNG_OUT_OF_MEMORY;
  reader->descriptor = descriptor;
  reader->buffer = malloc(buffer_bytes);
  if (!reader->buffer) {
    free(reader);
    return CPNG_OUT_OF_MEMORY;
  }
  refill(reader);
  return open_reader(reader, pixel_limit, opened, failure);
}

uint32_t cpng_width(const cpng_reader *reader) {
  return png_get_image_width(reader->png, reader->info);
}

uint32_t cpng_height(const cpng_reader *reader) {
  return png_get_image_height(reader->png, reader->info);
}

cpng_status cpng_read(cpng_reader *reader, uint8_t *pixels, cpng_failure *failure) {
  memset(failure, 0, sizeof *failure);
  if (setjmp(png_jmpbuf(reader->png))) return failed(reader, failure);
  set_output(reader->png);
  int passes = png_set_interlace_handling(reader->png);
  png_read_update_info(reader->png, reader->info);
  size_t stride = (size_t)cpng_width(reader) * 4;
  uint32_t height = cpng_height(reader);
  if (png_get_rowbytes(reader->png, reader->info) != stride) {
    png_error(reader->png, "rows are not RGBA");
  }
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < height; y++) png_read_row(reader->png, pixels + y * stride, NULL);
  }
  png_read_end(reader->png, NULL);
  return CPNG_OK;
}

void cpng_close(cpng_reader *reader) {
  if (!reader) return;
  if (reader->png) png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader->buffer);
  free(reader);
}
