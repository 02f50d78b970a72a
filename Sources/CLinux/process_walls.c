#define _GNU_SOURCE
#include "linux_shims.h"

#include <errno.h>
#include <linux/audit.h>
#include <linux/filter.h>
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

#define FORBID(call) SKIP_UNLESS(call, 1), FAIL(EPERM)
#define LACK(call) SKIP_UNLESS(call, 1), FAIL(ENOSYS)
/* Allows a call whose first argument names this process, by 0 or by its own number. */
#define ONLY_ON_ITSELF(call, self)                                                                 \
    SKIP_UNLESS(call, 5), LOAD_ARGUMENT(0), SKIP_IF(0, 2), SKIP_IF(self, 1), FAIL(EPERM), ALLOW

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
        FORBID(SYS_shmget),
        FORBID(SYS_semget),
        FORBID(SYS_msgget),
        FORBID(SYS_mq_open),
        SKIP_UNLESS(SYS_mmap, 5),
        LOAD_ARGUMENT(3),
        BPF_STMT(BPF_ALU | BPF_AND | BPF_K, MAP_SHARED | MAP_ANONYMOUS),
        SKIP_UNLESS(MAP_SHARED | MAP_ANONYMOUS, 1),
        FAIL(ENOMEM),
        ALLOW,
        /* Sockets of other programs, such as the session's bus, would do for it what it cannot do. */
        SKIP_UNLESS(SYS_socket, 4),
        LOAD_ARGUMENT(0),
        SKIP_UNLESS(AF_UNIX, 1),
        FAIL(EACCES),
        ALLOW,
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
