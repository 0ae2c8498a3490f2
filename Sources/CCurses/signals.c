#define _GNU_SOURCE
#include "signals.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>

#include "rescue.h"

enum { handler_stack_size = 64 * 1024 };

static const int ending_signals[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
static const int other_signals[] = {SIGTSTP, SIGCONT, SIGWINCH};
// Those of a crash, and those that are not expected but would end the process.
static const int fatal_signals[] = {
    SIGILL,  SIGTRAP, SIGSEGV,   SIGBUS,  SIGFPE,  SIGABRT, SIGSYS, SIGUSR1,   SIGUSR2,
    SIGALRM, SIGPROF, SIGVTALRM, SIGXCPU, SIGXFSZ, SIGIO,   SIGPWR, SIGSTKFLT, SIGPIPE,
};

static int pipe_ends[2] = {-1, -1};
static struct sigaction usual[NSIG];  // what a fatal signal does after the rescue
static atomic_int ending;
static pthread_key_t handler_stack;  // freed when its thread ends

#define FOR_EACH(number, list) \
  for (size_t i = 0; i < sizeof list / sizeof *list; i++) \
    for (int number = list[i], once = 1; once; once = 0)

static void post(int number) {
  int error = errno;
  unsigned char byte = (unsigned char)number;
  if (write(pipe_ends[1], &byte, 1) < 0) {
    // The pipe is full of signals that were not read; one more would add nothing.
  }
  errno = error;
}

static void post_ending(int number) {
  int none = 0;
  if (!atomic_compare_exchange_strong(&ending, &none, number)) {
    zoe_rescue();
    zoe_die(number);
  }
  post(number);
}

// The signal is masked while its handler runs. Raised here, it is delivered at the return, with its
// usual action, and with the registers of the faulting instruction.
static void die_rescued(int number) {
  zoe_rescue();
  sigaction(number, &usual[number], NULL);
  raise(number);
}

static void take(int number, void (*handler)(int), int even_if_ignored) {
  struct sigaction before, action = {.sa_handler = handler, .sa_flags = SA_RESTART | SA_ONSTACK};
  sigfillset(&action.sa_mask);
  sigaction(number, NULL, &before);
  if (before.sa_handler == handler) return;
  if (before.sa_handler == SIG_IGN && !even_if_ignored) return;
  usual[number] = before;
  sigaction(number, &action, NULL);
}

static void free_handler_stack(void *memory) {
  stack_t none = {.ss_flags = SS_DISABLE};
  sigaltstack(&none, NULL);
  free(memory);
}

int zoe_take_signals(void) {
  if (pipe_ends[0] < 0) {
    if (pipe2(pipe_ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
    if ((errno = pthread_key_create(&handler_stack, free_handler_stack)) != 0) return -1;
  }
  FOR_EACH(number, ending_signals) take(number, post_ending, 0);
  FOR_EACH(number, other_signals) take(number, post, number != SIGTSTP);
  FOR_EACH(number, fatal_signals) take(number, die_rescued, 0);
  for (int number = SIGRTMIN; number <= SIGRTMAX; number++) take(number, die_rescued, 0);
  zoe_guard_thread();
  return pipe_ends[0];
}

int zoe_is_ending(void) { return atomic_load(&ending) != 0; }

void zoe_guard_thread(void) {
  static _Thread_local int is_guarded;
  if (is_guarded) return;
  is_guarded = 1;
  stack_t stack = {.ss_sp = malloc(handler_stack_size), .ss_size = handler_stack_size};
  if (!stack.ss_sp) return;
  sigaltstack(&stack, NULL);
  pthread_setspecific(handler_stack, stack.ss_sp);
}

// Raised in this thread with the signal unblocked, the stop happens before `raise` returns. The
// signals that end the process are unblocked as well, so that one that came meanwhile is known on
// return. SIGCONT is ignored for that time: it continues the process nevertheless, and our handler
// would report it a second time.
void zoe_stop_process(void) {
  struct sigaction stop_before, continue_before;
  struct sigaction usual_action = {.sa_handler = SIG_DFL}, ignore = {.sa_handler = SIG_IGN};
  sigset_t let_through, before;
  sigemptyset(&let_through);
  sigaddset(&let_through, SIGTSTP);
  FOR_EACH(number, ending_signals) sigaddset(&let_through, number);
  sigaction(SIGCONT, &ignore, &continue_before);
  sigaction(SIGTSTP, &usual_action, &stop_before);
  pthread_sigmask(SIG_UNBLOCK, &let_through, &before);
  raise(SIGTSTP);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  sigaction(SIGTSTP, &stop_before, NULL);
  sigaction(SIGCONT, &continue_before, NULL);
}

_Noreturn void zoe_die(int number) {
  struct sigaction usual_action = {.sa_handler = SIG_DFL};
  sigset_t let_through;
  sigaction(number, &usual_action, NULL);
  sigemptyset(&let_through);
  sigaddset(&let_through, number);
  pthread_sigmask(SIG_UNBLOCK, &let_through, NULL);
  raise(number);
  _exit(128 + number);
}
