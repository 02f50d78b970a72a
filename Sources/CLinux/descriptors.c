#define _GNU_SOURCE
#include "descriptors.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <unistd.h>

int linux_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int linux_unlinked_file(const char *folder) {
    char path[PATH_MAX];
    if (snprintf(path, sizeof path, "%s/XXXXXX", folder) >= (int)sizeof path) {
        errno = ENAMETOOLONG;
        return -1;
    }
    int file = mkostemp(path, O_CLOEXEC);
    if (file >= 0) unlink(path);
    return file;
}

int linux_find_folder(int folder, const char *name) {
    return openat(folder, name, O_PATH | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW);
}

int linux_exchange(const char *first, const char *second) {
    return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
}

int linux_event_counter(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }

int linux_timer(void) { return timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC); }

void linux_set_timer(int timer, long nanoseconds) {
    struct itimerspec time = {.it_value = {nanoseconds / 1000000000, nanoseconds % 1000000000}};
    (void)timerfd_settime(timer, 0, &time, NULL);
}

int linux_process_descriptor(int pid) { return (int)syscall(SYS_pidfd_open, pid, 0); }

int linux_check_epoll(void) {
    const int queue = epoll_create1(EPOLL_CLOEXEC), event = linux_event_counter();
    struct epoll_event readable = {.events = EPOLLIN};
    const int result =
        queue < 0 || event < 0 ? -1 : epoll_ctl(queue, EPOLL_CTL_ADD, event, &readable);
    const int problem = errno;
    if (queue >= 0) close(queue);
    if (event >= 0) close(event);
    errno = problem;
    return result;
}
