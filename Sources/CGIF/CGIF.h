// giflib as a module. It reports errors by what its functions return, so Swift can call them.

#include <gif_lib.h>
