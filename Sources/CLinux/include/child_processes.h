#pragma once

#include <spawn.h>

/* Makes a pipe whose ends no other program inherits: ends[0] for reading. 0, or -1 and errno.
 * A shim because pipe2 is declared for GNU sources only. */
int linux_pipe(int ends[2]);

/* Returns a descriptor that is readable once the child has ended, or -1 and errno.
 * A shim because pidfd_open needs the variadic syscall, which Swift cannot call. */
int linux_process_descriptor(int pid);

/* Returns a counter that is readable while it is not 0, and never blocks; or -1 and errno.
 * A shim because Swift's Glibc module leaves <sys/eventfd.h> out. */
int linux_event_counter(void);

/* Makes a spawned program inherit no descriptor from `first` on. 0, or an error number.
 * A shim because the function is declared for GNU sources only. */
int linux_spawn_close_from(posix_spawn_file_actions_t *actions, int first);

/* Makes a spawned program start with every signal at its default and none blocked, as the leader
 * of a session of its own. 0, or an error number.
 * A shim because POSIX_SPAWN_SETSID is declared for GNU sources only. */
int linux_spawn_afresh(posix_spawnattr_t *attributes);
