/// libunistring as a module: what macros and its own types hide from Swift, as functions.
#ifndef ZOETROPE_CUNISTRING_H
#define ZOETROPE_CUNISTRING_H

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unicase.h>
#include <unictype.h>
#include <uniname.h>
#include <uninorm.h>
#include <uniwidth.h>

/// Folds the case of characters and decomposes them for compatibility (NFKD).
///
/// Writes at most `room` characters to `folded`; returns their count, or 0 if there is no room for them.
static inline size_t zoe_fold(const uint32_t *characters, size_t count, uint32_t *folded, size_t room) {
  size_t length = room;
  uint32_t *result = u32_casefold(characters, count, NULL, UNINORM_NFKD, folded, &length);
  if (result == folded) return length;
  free(result);
  return 0;
}

/// The columns of a character in a terminal that is set to UTF-8; -1 for control characters.
static inline int zoe_columns(uint32_t character) { return uc_width(character, "UTF-8"); }

/// The character that another one's Unicode name calls its base, as L of "L WITH STROKE"; 0 if it calls none.
static inline uint32_t zoe_base_by_name(uint32_t character) {
  char name[UNINAME_MAX];
  if (!unicode_character_name(character, name)) return 0;
  char *with = strstr(name, " WITH ");
  if (!with) return 0;
  *with = 0;
  ucs4_t base = unicode_name_character(name);
  return base == UNINAME_INVALID ? 0 : base;
}

/// Whether two characters are of the same script.
static inline int zoe_have_one_script(uint32_t left, uint32_t right) {
  return uc_script(left) == uc_script(right);
}

#endif
