#pragma once

/* Makes a pipe whose ends no other program inherits: ends[0] for reading. 0, or -1 and errno.
 * A shim because pipe2 is declared for GNU sources only. */
int linux_pipe(int ends[2]);

/* Makes an empty file in a folder and unlinks it, so that it is gone when it is closed: a descriptor, or -1 and
 * errno. A shim because mkostemp is declared for GNU sources only. */
int linux_unlinked_file(const char *folder);

/* Opens what leads to a folder, though its mode may close it: a descriptor that only names it, or -1 and
 * errno; links are not followed. A shim because O_PATH is defined for GNU sources only. */
int linux_find_folder(int folder, const char *name);

/* Has two paths name what the other one did, at once. 0, or -1 and errno, also where the file system cannot.
 * A shim because renameat2 is declared for GNU sources only. */
int linux_exchange(const char *first, const char *second);

/* Returns a counter that is readable while it is not 0, and never blocks; or -1 and errno.
 * A shim because Swift's Glibc module leaves <sys/eventfd.h> out. */
int linux_event_counter(void);

/* A timer that can be read once it has run down: a descriptor, or -1 and errno.
 * A shim because no module has timerfd_create. */
int linux_timer(void);

/* Has a timer run down once, after so many nanoseconds. A shim because no module has timerfd_settime. */
void linux_set_timer(int timer, long nanoseconds);

/* Returns a descriptor that is readable once the child has ended, or -1 and errno.
 * A shim because pidfd_open needs the variadic syscall, which Swift cannot call. */
int linux_process_descriptor(int pid);

/* Checks that this process can register a descriptor with epoll, without which libdispatch ends it: 0, or -1
 * and errno. A shim because Swift's Glibc module leaves <sys/epoll.h> out. */
int linux_check_epoll(void);
