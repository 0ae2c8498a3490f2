#define _GNU_SOURCE
#include "writing.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>

// The handler does nothing: the signal only interrupts a system call.
static void wake(int number) { (void)number; }

// Starts a timer that interrupts the calling thread repeatedly: a single signal might come before the
// call begins.
static int start_timer(timer_t *timer, int number, int milliseconds) {
  struct sigevent event = {.sigev_notify = SIGEV_THREAD_ID, .sigev_signo = number};
  event._sigev_un._tid = gettid();
  if (timer_create(CLOCK_MONOTONIC, &event, timer) != 0) return -1;
  struct timespec time = {.tv_sec = milliseconds / 1000, .tv_nsec = milliseconds % 1000 * 1000000L};
  struct itimerspec times = {.it_value = time, .it_interval = time};
  if (timer_settime(*timer, 0, &times, NULL) == 0) return 0;
  timer_delete(*timer);
  return -1;
}

static void take_signal(int number) {
  static int is_taken;
  if (is_taken) return;
  struct sigaction action = {.sa_handler = wake, .sa_flags = SA_ONSTACK};
  sigemptyset(&action.sa_mask);
  is_taken = sigaction(number, &action, NULL) == 0;
}

ssize_t zoe_write_patiently(int descriptor, const void *bytes, size_t count, int milliseconds) {
  int number = SIGRTMIN, flags = fcntl(descriptor, F_GETFL);
  timer_t timer;
  sigset_t waking, before;
  take_signal(number);
  if (flags < 0 || start_timer(&timer, number, milliseconds) != 0)
    return write(descriptor, bytes, count);
  sigemptyset(&waking);
  sigaddset(&waking, number);
  pthread_sigmask(SIG_UNBLOCK, &waking, &before);
  fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK);
  ssize_t written = write(descriptor, bytes, count);
  int error = errno;
  fcntl(descriptor, F_SETFL, flags);
  timer_delete(timer);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  errno = error;
  return written;
}
