#ifndef CSOCKETS_H
#define CSOCKETS_H

/// Accepts a pending connection of a listening socket.
///
/// Returns a descriptor that does not block and that no started program inherits, or -1 with `errno` set.
int csockets_accept(int listener);

#endif
