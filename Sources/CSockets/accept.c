// For accept4, which Swift's Glibc module does not declare.
#define _GNU_SOURCE
#include "CSockets.h"
#include <stddef.h>
#include <sys/socket.h>

int csockets_accept(int listener) {
  return accept4(listener, NULL, NULL, SOCK_CLOEXEC | SOCK_NONBLOCK);
}
