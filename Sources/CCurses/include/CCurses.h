/// ncursesw as a module, with functions for what Swift cannot import: macros and global variables.
///
/// Curses is not thread-safe: the main actor makes every call.
#ifndef ZOETROPE_CCURSES_H
#define ZOETROPE_CCURSES_H

#define NCURSES_WIDECHAR 1
#include <stdint.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <wchar.h>
#include <curses.h>
#include <term.h>

#include "rescue.h"
#include "signals.h"
#include "writing.h"

/// The terminfo names of capability `index`, or NULL past the last one.
static inline const char *zoe_boolean_name(int index) { return boolnames[index]; }
static inline const char *zoe_number_name(int index) { return numnames[index]; }
static inline const char *zoe_string_name(int index) { return strnames[index]; }

/// A string capability of the current terminal, or NULL if it lacks that.
static inline const char *zoe_string(const char *name) {
  const char *value = tigetstr((char *)name);
  return value == (char *)-1 ? NULL : value;
}

/// `cup` of the current terminal with its two parameters, or NULL. Valid until the next call.
static inline const char *zoe_cursor_to(int row, int column) {
  const char *format = zoe_string("cup");
  return format ? tiparm(format, row, column) : NULL;
}

/// Frees the description that `setupterm` allocated.
static inline void zoe_forget_terminal(void) {
  del_curterm(cur_term);
}

/// A terminal's size in cells and in pixels; each is 0 if it is unknown.
static inline struct winsize zoe_window_size(int descriptor) {
  struct winsize size = {0};
  ioctl(descriptor, TIOCGWINSZ, &size);
  return size;
}

// <wchar.h> declares it only if _XOPEN_SOURCE is defined before anything else.
extern int wcwidth(wchar_t);

/// The columns that a character takes in the locale's character set; -1 if it cannot be shown.
static inline int zoe_width(uint32_t glyph) { return wcwidth((wchar_t)glyph); }

/// Fills a cell with one glyph in the colours of a pair.
static inline void zoe_fill(cchar_t *cell, uint32_t glyph, int pair) {
  const wchar_t text[2] = {(wchar_t)glyph, 0};
  setcchar(cell, text, A_NORMAL, 0, &pair);
}

/// Fills a cell with a character and its combining marks, four scalars at most.
static inline void zoe_fill_cluster(cchar_t *cell, const uint32_t *characters, int count, int pair) {
  wchar_t text[5] = {0};
  for (int i = 0; i < count && i < 4; i++) text[i] = (wchar_t)characters[i];
  setcchar(cell, text, A_NORMAL, 0, &pair);
}

/// Puts cells into a row of the standard window, beginning at a column; never scrolls, never wraps.
static inline void zoe_put(int row, int column, const cchar_t *cells, int count) {
  mvwadd_wchnstr(stdscr, row, column, cells, count);
}

/// Puts characters without attributes, each one column wide, in the same way.
static inline void zoe_put_plain(int row, int column, const uint32_t *characters, int count) {
  enum { limit = 128 };
  cchar_t cells[limit];
  for (int done = 0; done < count; done += limit) {
    int part = count - done < limit ? count - done : limit;
    for (int i = 0; i < part; i++) cells[i] = (cchar_t){.chars = {(wchar_t)characters[done + i]}};
    mvwadd_wchnstr(stdscr, row, column + done, cells, part);
  }
}

/// Prepares the standard window: the cursor need not be placed after a refresh, and the input is not
/// checked during one.
static inline void zoe_prepare_window(void) {
  leaveok(stdscr, TRUE);
  typeahead(-1);
}

/// Forgets what the terminal shows: the next refresh clears it and draws every cell.
static inline void zoe_redraw_all(void) { clearok(curscr, TRUE); }

/// Blanks the standard window.
static inline void zoe_blank(void) { werase(stdscr); }

/// Writes to curses' descriptor what the terminal needs to show the standard window.
static inline void zoe_refresh(void) {
  wnoutrefresh(stdscr);
  doupdate();
}

/// How many colour pairs there may be, including pair 0.
static inline int zoe_pair_limit(void) { return COLOR_PAIRS; }

#endif
