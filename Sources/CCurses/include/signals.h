/// Signals as bytes in a pipe, and a rescue of the terminal before a sudden end.
#ifndef ZOETROPE_SIGNALS_H
#define ZOETROPE_SIGNALS_H

/// Takes over SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT and SIGWINCH, and all others that
/// would end the process, those of a crash among them. Those that are ignored stay ignored, except
/// SIGCONT and SIGWINCH.
///
/// Each signal of the first kind becomes a byte, its number, in a pipe. When a second one that
/// ends the process comes, it ends it at once, after a rescue: the first was not attended to, or
/// not fast enough. What is not in the pipe rescues the terminal, then takes its usual course.
///
/// May be called again, to take back what a library took. Returns the pipe's end to read from,
/// which does not block, or -1 with `errno` set.
int zoe_take_signals(void);

/// Whether a signal has come that ends the process.
int zoe_is_ending(void);

/// Gives the calling thread a stack of its own for signal handlers, so that a stack overflow is
/// rescued from too. Costs nothing from the second call of a thread on.
void zoe_guard_thread(void);

/// Stops the process as Ctrl-Z does without a handler; returns when it is continued, or at once
/// if nobody could continue it.
void zoe_stop_process(void);

/// Ends the process by a signal, so that its parent sees which.
_Noreturn void zoe_die(int number);

#endif
