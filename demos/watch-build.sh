#!/bin/sh
# demos/watch-build.sh COMMAND…: runs a command, and lets the lamp know how it goes.
#   zoetrope demos/lamp.gv              in one terminal
#   demos/watch-build.sh make test      in another
# Its status is the command's; without a player that listens it just runs the command.

tell() { zoetrope send --to lamp "$1" >/dev/null 2>&1 || :; }

trap 'tell idle; exit 130' INT
tell run
"$@"
status=$?
if [ "$status" -eq 0 ]; then tell passed; else tell failed; fi
exit "$status"
