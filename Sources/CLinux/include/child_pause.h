#pragma once

#include <sys/types.h>

/* Stops all children while this process is stopped, since nobody looks after their limits then. Its own
 * file in C because signal handlers may call nothing that allocates, locks or is made on first use. */

/* Remembers a child that leads a process group. One beyond the first 1,024 is not stopped. */
void linux_remember_child(pid_t child);

/* Forgets a child, before it is reaped and its number becomes another's. */
void linux_forget_child(pid_t child);

/* Stops the groups of all children. For a signal handler, before it stops this process. */
void linux_pause_children(void);

/* Lets the groups go on if they were stopped. For the handler of SIGCONT. */
void linux_resume_children(void);

/* How long they have been stopped in all, in nanoseconds. */
long long linux_paused_time(void);
