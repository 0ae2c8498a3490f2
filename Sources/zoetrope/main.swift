import Glibc

exit(Program.run(CommandWords.own))
