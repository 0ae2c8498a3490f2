/// Signals as bytes in a pipe, and a rescue of the terminal before a sudden end.
#ifndef ZOETROPE_SIGNALS_H
#define ZOETROPE_SIGNALS_H

/// Takes over SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT and SIGWINCH, and all others that
/// would end the process, including those of a crash. Those that are ignored stay ignored, except
/// SIGCONT and SIGWINCH.
///
/// Each of the seven named signals becomes a byte, its number, in a pipe. A second one that ends the
/// process ends it at once, after a rescue: the first was not handled, or not fast enough. All other
/// signals rescue the terminal and then have their usual effect.
///
/// May be called again, to take back signals that a library took. Returns the read end of the pipe,
/// which does not block, or -1 with `errno` set.
int zoe_take_signals(void);

/// Whether a signal that ends the process has come.
int zoe_is_ending(void);

/// Gives the calling thread a separate stack for signal handlers, so that the terminal is rescued from
/// a stack overflow, too. Later calls of the same thread cost nothing.
void zoe_guard_thread(void);

/// Stops the process as Ctrl-Z does without a handler; returns when it is continued, or at once
/// if there is no shell that could continue it.
void zoe_stop_process(void);

/// Ends the process by a signal, so that its parent sees which one.
_Noreturn void zoe_die(int number);

#endif
