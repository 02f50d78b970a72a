#pragma once

/* Sends this process `signal` when the thread that started it ends. 0, or -1 and errno.
 * A shim because prctl is variadic, which Swift cannot call. */
int linux_set_parent_death_signal(int signal);

/* Gives up privileges of set-user-id programs for this process and all its children, for ever.
 * 0, or -1 and errno. A shim because prctl is variadic, which Swift cannot call. */
int linux_set_no_new_privileges(void);

/* Gives up what the administrator may do and others may not, for ever; nothing to do for all others.
 * 0, or -1 and errno. A shim because syscall is variadic, which Swift cannot call. */
int linux_drop_capabilities(void);

/* Has the kernel end this process before others when the machine is out of memory, where it can be told. */
void linux_be_ended_first(void);

/* Walls this process in, for ever: from now on it can start no process and no other program, and
 * neither signal, trace nor slow down one but itself, nor call off its parent-death signal, nor share
 * memory, nor talk to local sockets, nor serve anybody, nor change who may do what with a file, nor watch
 * or lock one, nor administer the machine. Threads are not affected; what is forbidden fails with EPERM or
 * EACCES, or as if the kernel had nothing left or did not know it. Needs linux_set_no_new_privileges. 0,
 * or -1 and errno. A shim because the filter is made of the kernel's macros. */
int linux_wall_in_process(void);

/* Closes every descriptor from `first` on. 0, or -1 and errno.
 * A shim because close_range is declared for GNU sources only. */
int linux_close_descriptors_from(unsigned int first);

/* Names the calling thread for debuggers; at most 15 bytes.
 * A shim because pthread_setname_np is declared for GNU sources only. */
void linux_name_this_thread(const char *name);

/* Makes standard output write each line at once, though it is no terminal.
 * A shim because stdout is a mutable global, which Swift 6 refuses to read. */
void linux_line_buffer_standard_output(void);

/* Opens an empty file that only this process sees and that is gone when it is closed: a descriptor,
 * or -1 and errno. A shim because memfd_create is declared for GNU sources only. */
int linux_memory_file(const char *name);

/* Opens what leads to a folder, though its mode may close it: a descriptor that only names it, or -1 and
 * errno; links are not followed. A shim because O_PATH is defined for GNU sources only. */
int linux_find_folder(int folder, const char *name);

/* A timer that can be read once it has run down: a descriptor, or -1 and errno.
 * A shim because no module has timerfd_create. */
int linux_timer(void);

/* Has a timer run down once, after so many nanoseconds. A shim because no module has timerfd_settime. */
void linux_set_timer(int timer, long nanoseconds);
