#define _GNU_SOURCE
#include "child_processes.h"

#include <signal.h>

int linux_spawn_close_from(posix_spawn_file_actions_t *actions, int first) {
    return posix_spawn_file_actions_addclosefrom_np(actions, first);
}

int linux_spawn_afresh(posix_spawnattr_t *attributes) {
    sigset_t set;
    sigfillset(&set);
    int error = posix_spawnattr_setsigdefault(attributes, &set);
    sigemptyset(&set);
    if (error == 0) error = posix_spawnattr_setsigmask(attributes, &set);
    if (error == 0)
        error = posix_spawnattr_setflags(
            attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSID);
    return error;
}
