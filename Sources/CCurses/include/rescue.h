/// Puts the terminal back as it was found, also from within a signal handler.
#ifndef ZOETROPE_RESCUE_H
#define ZOETROPE_RESCUE_H

#include <stddef.h>

/// Makes a file in memory; a descriptor, or -1.
int zoe_memory_file(void);

/// Remembers the modes in which a terminal was found. For two terminals at most, input and output;
/// naming one again changes nothing.
///
/// Returns 0, or -1 if the descriptor is no terminal or there are two already.
int zoe_remember_modes(int descriptor);

/// Sets the remembered terminals to the modes of a full-screen program: no echo, no line editing,
/// each byte at once, output untranslated, but signals from keys. In the background this stops the
/// process (SIGTTOU) until it is in the foreground again, whatever the calling thread masks.
void zoe_set_program_modes(void);

/// Sets the remembered terminals to the modes in which they were found.
void zoe_set_found_modes(void);

/// Whether the process may use the terminal now; true too if the terminal is not its own.
int zoe_is_foreground(int descriptor);

/// Says which bytes restore the screen of a terminal. They are copied; 256 at most. Call it
/// while nothing is armed.
void zoe_set_rescue(int descriptor, const unsigned char *bytes, size_t count);

/// From now on (1), or no longer (0), `zoe_rescue` has something to do. Arming also registers
/// the rescue with `atexit`, once.
void zoe_arm_rescue(int armed);

/// Writes the restoring bytes and sets the modes found, if armed; disarms. Async-signal-safe.
/// A terminal that takes no bytes holds it up for a fifth of a second at most.
void zoe_rescue(void);

#endif
