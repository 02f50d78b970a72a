#define _GNU_SOURCE
#include "lockdown.h"
#include "seccomp_rules.h"

#include <asm/ioctls.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/close_range.h>
#include <linux/filter.h>
#include <linux/fs.h>
#include <linux/futex.h>
#include <linux/netlink.h>
#include <linux/sched.h>
#include <linux/seccomp.h>
#include <linux/sockios.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

#if defined(__x86_64__)
#define NATIVE_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define NATIVE_ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "the filter of system calls knows x86-64 and arm64 only"
#endif

/* linux/in.h's IP_LOCAL_PORT_RANGE, which cannot be included beside netinet/in.h. */
#define LOCAL_PORT_RANGE 51

/* The filter's machine has one register, and jumps count the steps to skip. */
#define LOAD(offset) BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offset)
/* The lower half of an argument, where every number we look at has all its bits. */
#define LOAD_ARGUMENT(index) LOAD(offsetof(struct seccomp_data, args[index]))
#define KEEP_BITS(bits) BPF_STMT(BPF_ALU | BPF_AND | BPF_K, bits)
#define JUMP_IF(test, value, count, otherwise)                                                     \
    BPF_JUMP(BPF_JMP | (test) | BPF_K, value, count, otherwise)
#define GO_ON(count) BPF_STMT(BPF_JMP | BPF_JA, count)
#define ALLOW BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW)
#define FAIL(number) BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | (number))

/* Ends with an action if the register is, or is not, as it says; goes on otherwise. */
#define WHERE(value, action) JUMP_IF(BPF_JEQ, value, 0, 1), action
#define WHERE_NOT(value, action) JUMP_IF(BPF_JEQ, value, 1, 0), action
#define WHERE_ANY_OF(bits, action) JUMP_IF(BPF_JSET, bits, 0, 1), action
#define BELOW(value, action) JUMP_IF(BPF_JGE, value, 1, 0), action
#define FROM(value, action) JUMP_IF(BPF_JGE, value, 0, 1), action
#define WITHIN(first, last, action)                                                                \
    JUMP_IF(BPF_JGE, first, 0, 2), JUMP_IF(BPF_JGT, last, 1, 0), action

/* The steps that decide about a call whose number is in the register. */
struct action {
    const struct sock_filter *steps;
    unsigned short count;
};

#define STEPS(...)                                                                                 \
    {(const struct sock_filter[]){__VA_ARGS__},                                                    \
     sizeof((const struct sock_filter[]){__VA_ARGS__}) / sizeof(struct sock_filter)}

/* To empty a file that is opened for reading is known to Landlock only since Linux 6.2. */
#define REFUSE_EMPTYING(flags)                                                                     \
    LOAD_ARGUMENT(flags), KEEP_BITS(O_ACCMODE | O_TRUNC), WHERE(O_RDONLY | O_TRUNC, FAIL(EACCES)), \
        ALLOW

/* ON_ITSELF has steps of its own, which depend on the process. */
static const struct action actions[] = {
    [ALLOWED] = STEPS(ALLOW),
    [DENY_EPERM] = STEPS(FAIL(EPERM)),
    [DENY_ENOSYS] = STEPS(FAIL(ENOSYS)),
    [DENY_EOPNOTSUPP] = STEPS(FAIL(EOPNOTSUPP)),
    [DENY_EMFILE] = STEPS(FAIL(EMFILE)),
    [DENY_ENOLCK] = STEPS(FAIL(ENOLCK)),
    [PRETENDED] = STEPS(FAIL(0)),
    /* Not threads with descriptors of their own either: the limit counts those of one table. */
    [THREADS_ONLY] = STEPS(LOAD_ARGUMENT(0), KEEP_BITS(CLONE_THREAD | CLONE_FILES),
                           WHERE(CLONE_THREAD | CLONE_FILES, ALLOW), FAIL(EPERM)),
    [SHARED_DESCRIPTORS] =
        STEPS(LOAD_ARGUMENT(2), WHERE_ANY_OF(CLOSE_RANGE_UNSHARE, FAIL(EPERM)), ALLOW),
    /* What the limit of the process's data does not count: stacks that grow, pages that the system keeps
     * for all programs, and memory to share with children that there cannot be. */
    [COUNTED_MEMORY] =
        STEPS(LOAD_ARGUMENT(3), WHERE_ANY_OF(MAP_GROWSDOWN | MAP_HUGETLB, FAIL(ENOMEM)),
              KEEP_BITS(MAP_SHARED | MAP_ANONYMOUS),
              WHERE(MAP_SHARED | MAP_ANONYMOUS, FAIL(ENOMEM)), ALLOW),
    /* Not to give pages back that may be those of files that others have mapped; nor to break them, as
     * an administrator may. */
    [PLAIN_ADVICE] = STEPS(LOAD_ARGUMENT(2), WITHIN(MADV_COLD, MADV_PAGEOUT, FAIL(0)),
                           FROM(MADV_HWPOISON, FAIL(EPERM)), ALLOW),
    /* Sockets of other programs, such as the session's bus, would do for a plugin what it cannot do; and
     * each protocol that nobody uses is one more way into the kernel. */
    [INTERNET_SOCKETS] =
        STEPS(LOAD_ARGUMENT(0), JUMP_IF(BPF_JEQ, AF_NETLINK, 0, 4), LOAD_ARGUMENT(2),
              WHERE(NETLINK_ROUTE, ALLOW), FAIL(EACCES), JUMP_IF(BPF_JEQ, AF_INET, 2, 0),
              WHERE_NOT(AF_INET6, FAIL(EACCES)), LOAD_ARGUMENT(2),
              FROM(IPPROTO_UDP + 1, FAIL(EPROTONOSUPPORT)), ALLOW),
    /* One of a pair of datagram sockets can send to any, and other families are loaded when asked for. */
    [STREAM_PAIRS] =
        STEPS(LOAD_ARGUMENT(0), WHERE_NOT(AF_UNIX, FAIL(EACCES)), LOAD_ARGUMENT(1),
              KEEP_BITS(~(SOCK_NONBLOCK | SOCK_CLOEXEC)), WHERE(SOCK_STREAM, ALLOW), FAIL(EACCES)),
    /* Room in the kernel, which no limit of a process counts, is asked for in vain; programs that look at
     * packets are one more way into the kernel; and who chooses the port he asks from takes it from others,
     * and can ask himself. Nor are parts of the kernel loaded for a plugin. */
    [PLAIN_OPTIONS] =
        STEPS(LOAD_ARGUMENT(1), JUMP_IF(BPF_JEQ, IPPROTO_IP, 0, 4), LOAD_ARGUMENT(2),
              WHERE(LOCAL_PORT_RANGE, FAIL(EPERM)), ALLOW, JUMP_IF(BPF_JEQ, IPPROTO_TCP, 0, 6),
              LOAD_ARGUMENT(2), WHERE(TCP_CONGESTION, FAIL(EPERM)), WHERE(TCP_ULP, FAIL(EPERM)),
              ALLOW, WHERE_NOT(SOL_SOCKET, ALLOW),
              LOAD_ARGUMENT(2), WITHIN(SO_SNDBUF, SO_RCVBUF, FAIL(0)), WHERE(SO_RCVLOWAT, FAIL(0)),
              WHERE(SO_ATTACH_FILTER, FAIL(EPERM)), WHERE(SO_ATTACH_BPF, FAIL(EPERM)),
              WITHIN(SO_ATTACH_REUSEPORT_CBPF, SO_ATTACH_REUSEPORT_EBPF, FAIL(EPERM)), ALLOW),
    /* The C library binds what it asks the kernel for addresses with; those of ports, on which another
     * program may be about to listen, are longer. */
    [NETLINK_ADDRESSES] =
        STEPS(LOAD_ARGUMENT(2), WHERE(sizeof(struct sockaddr_nl), ALLOW), FAIL(EACCES)),
    [NO_EMPTYING] = STEPS(REFUSE_EMPTYING(1)),
    [NO_EMPTYING_AT] = STEPS(REFUSE_EMPTYING(2)),
    /* Not signals to the owner of a descriptor, whoever that is made; nor leases, which make others wait;
     * nor pipes of more pages than the user's other programs can spare; nor locks that belong to an open
     * file, which stay when its descriptor is closed, and are new enough for programs to do without. */
    [PLAIN_DESCRIPTORS] =
        STEPS(LOAD_ARGUMENT(1), BELOW(F_SETOWN, ALLOW), WHERE(F_GETOWN, ALLOW),
              WITHIN(F_OFD_GETLK, F_OFD_SETLKW, FAIL(EINVAL)), WHERE(F_DUPFD_CLOEXEC, ALLOW),
              WHERE(F_GETPIPE_SZ, ALLOW), FAIL(EPERM)),
    /* Not what moves those who wait in a page, which may be one of a file of the user's, to where nobody wakes
     * them. Threads that are waited for end in a page that is shared in name. */
    [PLAIN_WAITS] = STEPS(LOAD_ARGUMENT(1), WHERE_ANY_OF(FUTEX_PRIVATE_FLAG, ALLOW),
                          KEEP_BITS(FUTEX_CMD_MASK), WITHIN(FUTEX_WAIT, FUTEX_WAKE, ALLOW),
                          WITHIN(FUTEX_WAIT_BITSET, FUTEX_WAKE_BITSET, ALLOW), FAIL(ENOSYS)),
    /* What is asked of any descriptor, and of network interfaces. File systems have commands that make,
     * share and freeze without Landlock's knowing. */
    [PLAIN_COMMANDS] =
        STEPS(LOAD_ARGUMENT(1), WHERE(TCGETS, ALLOW), WHERE(TIOCGWINSZ, ALLOW),
              WHERE(TIOCOUTQ, ALLOW), WHERE(FIONREAD, ALLOW), WHERE(FIONBIO, ALLOW),
              WHERE(FIOCLEX, ALLOW), WHERE(FIONCLEX, ALLOW), WHERE(FS_IOC_GETFLAGS, ALLOW),
              WITHIN(SIOCGIFNAME, SIOCGIFMAP, ALLOW), FAIL(ENOTTY)),
    /* Not the signal that ends the process with its host, nor what hides it from that. */
    [PLAIN_SETTINGS] = STEPS(LOAD_ARGUMENT(0), WHERE(PR_SET_NAME, ALLOW), WHERE(PR_GET_NAME, ALLOW),
                             WHERE(PR_SET_VMA, ALLOW), WHERE(PR_SET_TIMERSLACK, ALLOW),
                             WHERE(PR_GET_TIMERSLACK, ALLOW), WHERE(PR_SET_THP_DISABLE, ALLOW),
                             WHERE(PR_GET_THP_DISABLE, ALLOW), WHERE(PR_GET_DUMPABLE, ALLOW),
                             WHERE(PR_GET_PDEATHSIG, ALLOW), WHERE(PR_GET_SECCOMP, ALLOW),
                             WHERE(PR_SET_NO_NEW_PRIVS, ALLOW), WHERE(PR_GET_NO_NEW_PRIVS, ALLOW),
                             WHERE(PR_CAPBSET_READ, ALLOW), FAIL(EPERM)),
};

/* Twice what there are. */
#define MOST_STEPS 1024
struct program {
    unsigned short count;
    struct sock_filter steps[MOST_STEPS];
};

static void add(struct program *program, struct sock_filter step) {
    program->steps[program->count++] = step;
}

static void add_action(struct program *program, enum seccomp_action action) {
    /* A call whose first argument names this process, by 0 or by its own number. */
    const struct action on_itself =
        STEPS(LOAD_ARGUMENT(0), WHERE(0, ALLOW), WHERE((unsigned int)getpid(), ALLOW), FAIL(EPERM));
    const struct action *steps = action == ON_ITSELF ? &on_itself : &actions[action];
    for (unsigned short index = 0; index < steps->count; index++) add(program, steps->steps[index]);
}

/* Makes a comparison that holds skip all the steps after it. */
static void skip_from(struct program *program, unsigned short comparison) {
    struct sock_filter *step = program->steps + comparison;
    const unsigned short count = program->count - comparison - 1;
    step->jt = (unsigned char)count;
    if (count <= UINT8_MAX) return;
    /* That is too far for it: it skips what skips as many as it likes. */
    memmove(step + 2, step + 1, count * sizeof *step);
    program->count++;
    step[0].jt = 0;
    step[0].jf = 1;
    step[1] = (struct sock_filter)GO_ON(count);
}

/* Calls whose numbers follow each other and have one action. */
struct run {
    unsigned short first;
    unsigned char action;
};

static unsigned short find_runs(struct run runs[KNOWN_CALLS + 1]) {
    unsigned char actions[KNOWN_CALLS];
    linux_fill_seccomp_actions(actions);
    unsigned short count = 0;
    for (unsigned short call = 0; call < KNOWN_CALLS; call++)
        if (call == 0 || actions[call] != actions[call - 1])
            runs[count++] = (struct run){call, actions[call]};
    runs[count++] = (struct run){KNOWN_CALLS, DENY_ENOSYS};
    return count;
}

/* Halves the runs until one is left: the kernel goes through the filter for each call that there is
 * before it starts to use it, and a list of comparisons would take longer than all the rest. */
static void add_search(struct program *program, const struct run *runs, unsigned short count) {
    if (count == 1) {
        add_action(program, runs->action);
        return;
    }
    const unsigned short half = count / 2, choice = program->count;
    add(program, (struct sock_filter)JUMP_IF(BPF_JGE, runs[half].first, 0, 0));
    add_search(program, runs, half);
    skip_from(program, choice);
    add_search(program, runs + half, count - half);
}

int linux_install_seccomp_filter(void) {
    struct program program;
    program.count = 0;
    /* Numbers mean other calls to programs for another machine, as this one can become by a jump. */
    const struct sock_filter architecture[] = {LOAD(offsetof(struct seccomp_data, arch)),
                                               WHERE_NOT(NATIVE_ARCHITECTURE, FAIL(EPERM)),
                                               LOAD(offsetof(struct seccomp_data, nr))};
    for (size_t index = 0; index < sizeof architecture / sizeof *architecture; index++)
        add(&program, architecture[index]);
    struct run runs[KNOWN_CALLS + 1];
    add_search(&program, runs, find_runs(runs));
    struct sock_fprog filter = {program.count, program.steps};
    return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter, 0ul, 0ul);
}
