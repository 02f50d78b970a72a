#pragma once

#include <spawn.h>

/* Makes a spawned program inherit no descriptor from `first` on. 0, or an error number.
 * A shim because the function is declared for GNU sources only. */
int linux_spawn_close_from(posix_spawn_file_actions_t *actions, int first);

/* Makes a spawned program start with every signal at its default and none blocked, as the leader
 * of a session of its own. 0, or an error number.
 * A shim because POSIX_SPAWN_SETSID is declared for GNU sources only. */
int linux_spawn_afresh(posix_spawnattr_t *attributes);
