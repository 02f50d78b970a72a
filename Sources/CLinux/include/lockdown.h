#pragma once

/* What a process gives up, for ever, before it runs what it does not trust. */

/* Sends this process `signal` when the thread that started it ends. 0, or -1 and errno.
 * A shim because prctl is variadic, which Swift cannot call. */
int linux_set_parent_death_signal(int signal);

/* Closes every descriptor from `first` on. 0, or -1 and errno.
 * A shim because close_range is declared for GNU sources only. */
int linux_close_descriptors_from(unsigned int first);

/* Gives up privileges of set-user-id programs for this process and all its children, for ever.
 * 0, or -1 and errno. A shim because prctl is variadic, which Swift cannot call. */
int linux_set_no_new_privileges(void);

/* Gives up what the administrator may do and others may not, for ever; nothing to do for all others.
 * 0, or -1 and errno. A shim because syscall is variadic, which Swift cannot call. */
int linux_drop_capabilities(void);

/* Makes this process and its later threads run after what the user works with, where processors are short:
 * of a thousand threads that compute, others would have to wait for each. 0, or -1 and errno. A shim because
 * the C library gives its number a type of its own. */
int linux_lower_processor_priority(void);

/* Makes what this process and its later threads read and write wait for what others do, where disks have
 * an order. 0, or -1 and errno. A shim because syscall is variadic, which Swift cannot call. */
int linux_lower_disk_priority(void);

/* Filters the system calls of this process, for ever: from now on it can start no process and no
 * other program, and neither signal, trace nor slow down one but itself, nor call off its
 * parent-death signal, nor share memory, nor talk to local sockets, nor serve anybody, nor change who
 * may do what with a file, nor watch or lock one, nor administer the machine. Threads are not
 * affected; what is forbidden fails with EPERM or EACCES, or as if the kernel had nothing left or did
 * not know it. Needs linux_set_no_new_privileges. 0, or -1 and errno. A shim because the filter is
 * made of the kernel's macros. */
int linux_install_seccomp_filter(void);
