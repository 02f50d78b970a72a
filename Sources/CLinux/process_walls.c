#define _GNU_SOURCE
#include "linux_shims.h"

#include <asm/ioctls.h>
#include <asm/sockios.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/fs.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#if defined(__x86_64__)
#define NATIVE_ARCHITECTURE AUDIT_ARCH_X86_64
/* Calls of the x32 interface have this bit; nobody uses it, and it would go around the filter. */
#define FOREIGN_CALLS 0x40000000u
#elif defined(__aarch64__)
#define NATIVE_ARCHITECTURE AUDIT_ARCH_AARCH64
#define FOREIGN_CALLS 0x80000000u
#endif

/* Of later kernels than the headers we are built with. */
#ifndef SYS_memfd_secret
#define SYS_memfd_secret 447
#endif
#ifndef SYS_fchmodat2
#define SYS_fchmodat2 452
#endif
#ifndef SYS_setxattrat
#define SYS_setxattrat 463
#define SYS_removexattrat 466
#endif
#ifndef SYS_file_setattr
#define SYS_file_setattr 469
#endif

/* The filter's machine has one register, and jumps count the instructions to skip. */
#define LOAD(offset) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offset)
#define LOAD_NUMBER LOAD(offsetof(struct seccomp_data, nr))
/* The lower half of an argument, where every number we look at has all its bits. */
#define LOAD_ARGUMENT(index) LOAD(offsetof(struct seccomp_data, args[index]))
#define SKIP_UNLESS(value, count) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, 0, count)
#define SKIP_IF(value, count) BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, count, 0)
#define SKIP_IF_BITS(bits, count) BPF_JUMP(BPF_JMP | BPF_JSET | BPF_K, bits, count, 0)
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define FAIL(number) BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (number))

#define KEEP_BITS(bits) BPF_STMT(BPF_ALU | BPF_AND | BPF_K, bits)

#define FORBID(call) SKIP_UNLESS(call, 1), FAIL(EPERM)
/* Says that it is done: who copies a file gives up where its mode cannot be copied too. */
#define PRETEND(call) SKIP_UNLESS(call, 1), FAIL(0)
#define NOT_SUPPORT(call) SKIP_UNLESS(call, 1), FAIL(EOPNOTSUPP)
#define EXHAUST(call) SKIP_UNLESS(call, 1), FAIL(EMFILE)
#define LACK(call) SKIP_UNLESS(call, 1), FAIL(ENOSYS)
/* Allows a call whose first argument names this process, by 0 or by its own number. */
#define ONLY_ON_ITSELF(call, self)                                                                 \
    SKIP_UNLESS(call, 5), LOAD_ARGUMENT(0), SKIP_IF(0, 2), SKIP_IF(self, 1), FAIL(EPERM), ALLOW

/* Refuses to empty a file that is opened for reading, which Landlock knows only since Linux 6.2. */
#define NO_EMPTYING(call, flags)                                                                   \
    SKIP_UNLESS(call, 5), LOAD_ARGUMENT(flags), KEEP_BITS(O_ACCMODE | O_TRUNC),                    \
        SKIP_UNLESS(O_RDONLY | O_TRUNC, 1), FAIL(EACCES), ALLOW

int linux_wall_in_process(void) {
    const unsigned int self = (unsigned int)getpid();
    struct sock_filter filter[] = {
        LOAD(offsetof(struct seccomp_data, arch)),
        SKIP_IF(NATIVE_ARCHITECTURE, 1),
        FAIL(EPERM),
        LOAD_NUMBER,
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, FOREIGN_CALLS, 0, 1),
        FAIL(EPERM),
#ifdef SYS_fork
        FORBID(SYS_fork),
        FORBID(SYS_vfork),
#endif
        /* Its flags lie in memory, where no filter can look; without it the C library uses clone. */
        LACK(SYS_clone3),
        SKIP_UNLESS(SYS_clone, 4),
        LOAD_ARGUMENT(0),
        SKIP_IF_BITS(CLONE_THREAD, 1),
        FAIL(EPERM),
        ALLOW,
        ONLY_ON_ITSELF(SYS_kill, self),
        ONLY_ON_ITSELF(SYS_tkill, self),
        ONLY_ON_ITSELF(SYS_tgkill, self),
        ONLY_ON_ITSELF(SYS_rt_sigqueueinfo, self),
        ONLY_ON_ITSELF(SYS_rt_tgsigqueueinfo, self),
        ONLY_ON_ITSELF(SYS_prlimit64, self),
        /* Another program would not be the plugin that was checked. */
        FORBID(SYS_execve),
        FORBID(SYS_execveat),
        /* Priorities: of itself only, and not of all that the user runs. */
        ONLY_ON_ITSELF(SYS_sched_setscheduler, self),
        ONLY_ON_ITSELF(SYS_sched_setparam, self),
        ONLY_ON_ITSELF(SYS_sched_setattr, self),
        ONLY_ON_ITSELF(SYS_sched_setaffinity, self),
        FORBID(SYS_setpriority),
        FORBID(SYS_ioprio_set),
        /* Memory that is not counted as the process's own, or stays when it ends. */
        FORBID(SYS_memfd_create),
        FORBID(SYS_memfd_secret),
        FORBID(SYS_shmget),
        FORBID(SYS_semget),
        FORBID(SYS_msgget),
        FORBID(SYS_mq_open),
        SKIP_UNLESS(SYS_mmap, 6),
        LOAD_ARGUMENT(3),
        /* Stacks that grow are not counted as data. */
        SKIP_IF_BITS(MAP_GROWSDOWN, 3),
        KEEP_BITS(MAP_SHARED | MAP_ANONYMOUS),
        SKIP_IF(MAP_SHARED | MAP_ANONYMOUS, 1),
        ALLOW,
        FAIL(ENOMEM),
        /* What other programs of the user share, by numbers that anybody can read. */
        FORBID(SYS_shmat),
        FORBID(SYS_shmctl),
        FORBID(SYS_semop),
        FORBID(SYS_semtimedop),
        FORBID(SYS_semctl),
        FORBID(SYS_msgsnd),
        FORBID(SYS_msgrcv),
        FORBID(SYS_msgctl),
        FORBID(SYS_mq_unlink),
        /* Sockets of other programs, such as the session's bus, would do for it what it cannot do; one of
         * a pair of datagram sockets can send to any. */
        SKIP_UNLESS(SYS_socket, 6),
        LOAD_ARGUMENT(0),
        SKIP_IF(AF_INET, 3),
        SKIP_IF(AF_INET6, 2),
        SKIP_IF(AF_NETLINK, 1),
        FAIL(EACCES),
        ALLOW,
        SKIP_UNLESS(SYS_socketpair, 5),
        LOAD_ARGUMENT(1),
        KEEP_BITS(~(SOCK_NONBLOCK | SOCK_CLOEXEC)),
        SKIP_IF(SOCK_STREAM, 1),
        FAIL(EACCES),
        ALLOW,
        /* What Landlock lets pass: it looks at opening files, not at what is known of them. */
#ifdef SYS_chmod
        PRETEND(SYS_chmod),
        PRETEND(SYS_chown),
        PRETEND(SYS_lchown),
        PRETEND(SYS_utime),
        PRETEND(SYS_utimes),
        PRETEND(SYS_futimesat),
        EXHAUST(SYS_inotify_init),
        NO_EMPTYING(SYS_open, 1),
#endif
        PRETEND(SYS_fchmod),
        PRETEND(SYS_fchmodat),
        PRETEND(SYS_fchmodat2),
        PRETEND(SYS_fchown),
        PRETEND(SYS_fchownat),
        NOT_SUPPORT(SYS_setxattr),
        NOT_SUPPORT(SYS_lsetxattr),
        NOT_SUPPORT(SYS_fsetxattr),
        NOT_SUPPORT(SYS_setxattrat),
        NOT_SUPPORT(SYS_removexattr),
        NOT_SUPPORT(SYS_lremovexattr),
        NOT_SUPPORT(SYS_fremovexattr),
        NOT_SUPPORT(SYS_removexattrat),
        NOT_SUPPORT(SYS_file_setattr),
        PRETEND(SYS_utimensat),
        FORBID(SYS_truncate),
        NO_EMPTYING(SYS_openat, 2),
        LACK(SYS_openat2),
        /* The user has few of these for all programs. */
        EXHAUST(SYS_inotify_init1),
        EXHAUST(SYS_fanotify_init),
        /* Signals to the owner of a descriptor, whoever that is made; leases, which make others wait; and
         * pipes of more pages than the user's other programs can spare. */
        SKIP_UNLESS(SYS_fcntl, 8),
        LOAD_ARGUMENT(1),
        SKIP_IF(F_SETOWN, 5),
        SKIP_IF(F_SETOWN_EX, 4),
        SKIP_IF(F_SETSIG, 3),
        SKIP_IF(F_SETLEASE, 2),
        SKIP_IF(F_SETPIPE_SZ, 1),
        ALLOW,
        FAIL(EPERM),
        SKIP_UNLESS(SYS_ioctl, 8),
        LOAD_ARGUMENT(1),
        SKIP_IF(FIOSETOWN, 5),
        SKIP_IF(SIOCSPGRP, 4),
        SKIP_IF(TIOCSTI, 3),
        SKIP_IF(FS_IOC_SETFLAGS, 2),
        SKIP_IF(FS_IOC_FSSETXATTR, 1),
        ALLOW,
        FAIL(EPERM),
        /* Ways around this filter, and what it takes to build others. */
        LACK(SYS_io_uring_setup),
        FORBID(SYS_unshare),
        FORBID(SYS_setns),
        FORBID(SYS_bpf),
        FORBID(SYS_perf_event_open),
        FORBID(SYS_userfaultfd),
        FORBID(SYS_keyctl),
        FORBID(SYS_add_key),
        FORBID(SYS_request_key),
        FORBID(SYS_pidfd_send_signal),
        FORBID(SYS_pidfd_getfd),
        FORBID(SYS_ptrace),
        FORBID(SYS_move_pages),
        FORBID(SYS_migrate_pages),
        FORBID(SYS_process_vm_readv),
        FORBID(SYS_process_vm_writev),
        SKIP_UNLESS(SYS_prctl, 4),
        LOAD_ARGUMENT(0),
        SKIP_UNLESS(PR_SET_PDEATHSIG, 1),
        FAIL(EPERM),
        ALLOW,
        ALLOW,
    };
    struct sock_fprog program = {sizeof filter / sizeof *filter, filter};
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0ul, 0ul);
}
