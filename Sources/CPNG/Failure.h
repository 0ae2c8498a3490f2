// How libpng's complaints become a cpng_failure.

#ifndef CPNG_FAILURE_H
#define CPNG_FAILURE_H

#include <png.h>
#include <string.h>

#include "CPNG.h"

// An error handler: keeps the words in the failure that is libpng's error pointer, and jumps.
static inline PNG_NORETURN void cpng_fail(png_structp png, png_const_charp words) {
  cpng_failure *failure = png_get_error_ptr(png);
  strncpy(failure->message, words, sizeof failure->message - 1);
  png_longjmp(png, 1);
}

// A warning handler: the picture can be read, so there is nothing to say.
static inline void cpng_ignore(png_structp png, png_const_charp words) {
  (void)png;
  (void)words;
}

#endif
