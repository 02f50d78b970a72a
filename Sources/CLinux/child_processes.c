#define _GNU_SOURCE
#include "child_processes.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <unistd.h>

int linux_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int linux_process_descriptor(int pid) { return (int)syscall(SYS_pidfd_open, pid, 0); }

int linux_event_counter(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

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
        error = posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK |
                                                         POSIX_SPAWN_SETSID);
    return error;
}
