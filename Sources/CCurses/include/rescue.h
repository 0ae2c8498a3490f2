/// Restores the terminal as it was found, even from within a signal handler.
///
/// This is the one exception to the rule that only `Terminal/Output` writes to the terminal.
#ifndef ZOETROPE_RESCUE_H
#define ZOETROPE_RESCUE_H

#include <stddef.h>

/// Makes a file in memory. Returns its descriptor, or -1 with `errno` set.
int zoe_memory_file(void);

/// Remembers the modes in which a terminal was found: of two terminals at most, that of the input and
/// that of the output. A second call for one of them changes nothing.
///
/// Returns 0, or -1 if the descriptor is no terminal or there are two already.
int zoe_remember_modes(int descriptor);

/// Sets the remembered terminals to the modes of a full-screen program: no echo, no line editing,
/// each byte at once, output untranslated, but signals from keys. In the background this stops the
/// process (SIGTTOU) until it is in the foreground again, whatever the calling thread masks.
void zoe_set_program_modes(void);

/// Sets the remembered terminals to the modes in which they were found.
void zoe_set_found_modes(void);

/// Whether the process may use the terminal now; also true if it is not the controlling terminal.
int zoe_is_foreground(int descriptor);

/// Sets the bytes that restore the screen of a terminal. They are copied. Must not be called while the
/// rescue is armed.
///
/// Returns 0, or -1 with `errno` set if there is no memory for them.
int zoe_set_rescue(int descriptor, const unsigned char *bytes, size_t count);

/// Arms (1) or disarms (0) `zoe_rescue`. The first arming also registers the rescue with `atexit`.
void zoe_arm_rescue(int armed);

/// If armed, writes the restoring bytes, sets the modes found, and disarms. Async-signal-safe.
/// Waits a fifth of a second at most for a terminal that takes no bytes.
void zoe_rescue(void);

#endif
