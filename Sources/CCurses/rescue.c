#define _GNU_SOURCE
#include "rescue.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

enum { terminal_limit = 2, timeout_ms = 200 };

static struct {
  int descriptor;
  struct termios found;
} terminals[terminal_limit];
static int terminal_count;

static int rescue_descriptor = -1;
static unsigned char *rescue_bytes;
static size_t rescue_count;
static atomic_int is_armed;

int zoe_memory_file(void) { return memfd_create("screen", MFD_CLOEXEC); }

int zoe_remember_modes(int descriptor) {
  for (int i = 0; i < terminal_count; i++)
    if (terminals[i].descriptor == descriptor) return 0;
  if (terminal_count == terminal_limit) return -1;
  if (tcgetattr(descriptor, &terminals[terminal_count].found) != 0) return -1;
  terminals[terminal_count++].descriptor = descriptor;
  return 0;
}

static struct termios program_modes(struct termios modes) {
  modes.c_iflag &= ~(tcflag_t)(IXON | ICRNL | INLCR | IGNCR);
  modes.c_oflag &= ~(tcflag_t)OPOST;
  modes.c_lflag &= ~(tcflag_t)(ICANON | ECHO | ECHONL | IEXTEN);
  modes.c_cc[VMIN] = 1;
  modes.c_cc[VTIME] = 0;
  return modes;
}

// The kernel lets a thread that masks SIGTTOU set modes from the background, and Dispatch's threads
// mask it. There the process must be stopped instead.
void zoe_set_program_modes(void) {
  sigset_t stopping, before;
  sigemptyset(&stopping);
  sigaddset(&stopping, SIGTTOU);
  pthread_sigmask(SIG_UNBLOCK, &stopping, &before);
  for (int i = 0; i < terminal_count; i++) {
    struct termios modes = program_modes(terminals[i].found);
    while (tcsetattr(terminals[i].descriptor, TCSANOW, &modes) != 0 && errno == EINTR) {}
  }
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

void zoe_set_found_modes(void) {
  for (int i = 0; i < terminal_count; i++)
    tcsetattr(terminals[i].descriptor, TCSANOW, &terminals[i].found);
}

int zoe_is_foreground(int descriptor) {
  pid_t group = tcgetpgrp(descriptor);
  return group == -1 || group == getpgrp();
}

int zoe_set_rescue(int descriptor, const unsigned char *bytes, size_t count) {
  unsigned char *copy = malloc(count ? count : 1);
  if (!copy) return -1;
  memcpy(copy, bytes, count);
  free(rescue_bytes);
  rescue_descriptor = descriptor;
  rescue_bytes = copy;
  rescue_count = count;
  return 0;
}

void zoe_arm_rescue(int armed) {
  static int is_registered;
  if (armed && !is_registered) is_registered = atexit(zoe_rescue) == 0;
  atomic_store(&is_armed, armed);
}

void zoe_rescue(void) {
  if (!atomic_exchange(&is_armed, 0)) return;
  int error = errno;
  // A picture may be being written, during which the descriptor blocks (writing.c).
  int flags = fcntl(rescue_descriptor, F_GETFL);
  if (flags >= 0) fcntl(rescue_descriptor, F_SETFL, flags | O_NONBLOCK);
  size_t done = 0;
  while (done < rescue_count) {
    ssize_t written = write(rescue_descriptor, rescue_bytes + done, rescue_count - done);
    if (written > 0) {
      done += (size_t)written;
    } else if (written < 0 && errno == EAGAIN) {
      struct pollfd room = {.fd = rescue_descriptor, .events = POLLOUT};
      if (poll(&room, 1, timeout_ms) <= 0) break;
    } else if (written == 0 || errno != EINTR) {
      break;
    }
  }
  zoe_set_found_modes();
  errno = error;
}
