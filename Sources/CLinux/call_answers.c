#include "call_answers.h"

#include <stddef.h>
#include <sys/syscall.h>

/* Not in all headers that we may be built with; all machines number them alike. */
enum {
    CALL_memfd_secret = 447,
    CALL_fchmodat2 = 452,
    CALL_map_shadow_stack = 453,
    CALL_statmount = 457,
    CALL_listmount = 458,
    CALL_setxattrat = 463,
    CALL_getxattrat = 464,
    CALL_listxattrat = 465,
    CALL_removexattrat = 466,
    CALL_open_tree_attr = 467,
    CALL_file_setattr = 469,
};

static const struct {
    unsigned short call;
    unsigned char answer;
} rules[] = {
    /* Processes: what a plugin started could outlive it, and another program would not be the plugin
     * that was checked. The flags of clone3 lie in memory, where no filter can look; without it the C
     * library uses clone. */
    {SYS_clone, THREADS_ONLY},
    {SYS_clone3, LACKING},
    {SYS_execve, FORBIDDEN},
    {SYS_execveat, FORBIDDEN},
#ifdef SYS_fork
    {SYS_fork, FORBIDDEN},
    {SYS_vfork, FORBIDDEN},
#endif
    {SYS_unshare, FORBIDDEN},
    {SYS_close_range, SHARED_DESCRIPTORS},
    {SYS_setns, FORBIDDEN},
    {SYS_personality, FORBIDDEN},

    /* Other processes, of which its host is the first. */
    {SYS_kill, ON_ITSELF},
    {SYS_tkill, ON_ITSELF},
    {SYS_tgkill, ON_ITSELF},
    {SYS_rt_sigqueueinfo, ON_ITSELF},
    {SYS_rt_tgsigqueueinfo, ON_ITSELF},
    {SYS_prlimit64, ON_ITSELF},
    {SYS_pidfd_send_signal, FORBIDDEN},
    {SYS_pidfd_getfd, FORBIDDEN},
    {SYS_ptrace, FORBIDDEN},
    {SYS_kcmp, FORBIDDEN},
    {SYS_process_vm_readv, FORBIDDEN},
    {SYS_process_vm_writev, FORBIDDEN},
    {SYS_process_madvise, FORBIDDEN},
    {SYS_process_mrelease, FORBIDDEN},
    {SYS_move_pages, FORBIDDEN},
    {SYS_migrate_pages, FORBIDDEN},
    {SYS_prctl, PLAIN_SETTINGS},

    /* Priorities: of itself only, and not of all that the user runs. */
    {SYS_sched_setscheduler, ON_ITSELF},
    {SYS_sched_setparam, ON_ITSELF},
    {SYS_sched_setattr, ON_ITSELF},
    {SYS_sched_setaffinity, ON_ITSELF},
    {SYS_setpriority, FORBIDDEN},
    {SYS_ioprio_set, FORBIDDEN},

    /* Memory that is not counted as the process's own, or stays when it ends: pages in pipes and sockets are
     * those of whole files, and shadow stacks count as stacks. */
    {SYS_mmap, COUNTED_MEMORY},
    {SYS_memfd_create, FORBIDDEN},
    {CALL_memfd_secret, FORBIDDEN},
    {CALL_map_shadow_stack, LACKING},
    {SYS_vmsplice, LACKING},
    {SYS_splice, LACKING},
    {SYS_sendfile, LACKING},
    {SYS_tee, LACKING},

    /* What other programs of the user share, by numbers that anybody can read. */
    {SYS_shmget, FORBIDDEN},
    {SYS_shmat, FORBIDDEN},
    {SYS_shmctl, FORBIDDEN},
    {SYS_semget, FORBIDDEN},
    {SYS_semop, FORBIDDEN},
    {SYS_semtimedop, FORBIDDEN},
    {SYS_semctl, FORBIDDEN},
    {SYS_msgget, FORBIDDEN},
    {SYS_msgsnd, FORBIDDEN},
    {SYS_msgrcv, FORBIDDEN},
    {SYS_msgctl, FORBIDDEN},
    {SYS_mq_open, FORBIDDEN},
    {SYS_mq_unlink, FORBIDDEN},
    {SYS_keyctl, FORBIDDEN},
    {SYS_add_key, FORBIDDEN},
    {SYS_request_key, FORBIDDEN},

    /* What the system has few of for all programs. */
    {SYS_inotify_init1, EXHAUSTED},
    {SYS_fanotify_init, EXHAUSTED},
#ifdef SYS_inotify_init
    {SYS_inotify_init, EXHAUSTED},
#endif
    {SYS_io_setup, LACKING},

    /* Programs that wait for a file of the user's wait for whoever can read it. */
    {SYS_flock, WITHOUT_LOCKS},
    {SYS_fcntl, PLAIN_DESCRIPTORS},

    /* Disks: room that is taken before anybody can look, and waiting for everybody's files. */
    {SYS_fallocate, UNSUPPORTED},
    {SYS_sync, PRETENDED},
    {SYS_syncfs, PRETENDED},

    /* What Landlock lets pass: it looks at opening files, not at what is known of them. */
    {SYS_fchmod, PRETENDED},
    {SYS_fchmodat, PRETENDED},
    {CALL_fchmodat2, PRETENDED},
    {SYS_fchown, PRETENDED},
    {SYS_fchownat, PRETENDED},
    {SYS_utimensat, PRETENDED},
    {SYS_getxattr, UNSUPPORTED},
    {SYS_lgetxattr, UNSUPPORTED},
    {SYS_fgetxattr, UNSUPPORTED},
    {CALL_getxattrat, UNSUPPORTED},
    {SYS_listxattr, UNSUPPORTED},
    {SYS_llistxattr, UNSUPPORTED},
    {SYS_flistxattr, UNSUPPORTED},
    {CALL_listxattrat, UNSUPPORTED},
    {SYS_setxattr, UNSUPPORTED},
    {SYS_lsetxattr, UNSUPPORTED},
    {SYS_fsetxattr, UNSUPPORTED},
    {CALL_setxattrat, UNSUPPORTED},
    {SYS_removexattr, UNSUPPORTED},
    {SYS_lremovexattr, UNSUPPORTED},
    {SYS_fremovexattr, UNSUPPORTED},
    {CALL_removexattrat, UNSUPPORTED},
    {CALL_file_setattr, UNSUPPORTED},
    {SYS_truncate, FORBIDDEN},
    {SYS_openat, NO_EMPTYING_AT},
    {SYS_openat2, LACKING},
    {SYS_ioctl, PLAIN_COMMANDS},
    {SYS_name_to_handle_at, FORBIDDEN},
    {SYS_open_by_handle_at, FORBIDDEN},
#ifdef SYS_open
    {SYS_open, NO_EMPTYING},
    {SYS_chmod, PRETENDED},
    {SYS_chown, PRETENDED},
    {SYS_lchown, PRETENDED},
    {SYS_utime, PRETENDED},
    {SYS_utimes, PRETENDED},
    {SYS_futimesat, PRETENDED},
#endif

    /* The net: asking, not serving. */
    {SYS_socket, INTERNET_SOCKETS},
    {SYS_socketpair, STREAM_PAIRS},
    {SYS_bind, NETLINK_ADDRESSES},
    {SYS_setsockopt, PLAIN_OPTIONS},
    {SYS_listen, FORBIDDEN},

    /* Ways around these walls, and what it takes to build others. */
    {SYS_io_uring_setup, LACKING},
    {SYS_seccomp, FORBIDDEN},
    {SYS_landlock_create_ruleset, LACKING},
    {SYS_landlock_add_rule, LACKING},
    {SYS_landlock_restrict_self, LACKING},
    {SYS_bpf, FORBIDDEN},
    {SYS_perf_event_open, FORBIDDEN},
    {SYS_userfaultfd, FORBIDDEN},

    /* The machine, which is the administrator's; a plugin may be his, too. */
    {SYS_mount, FORBIDDEN},
    {SYS_umount2, FORBIDDEN},
    {SYS_pivot_root, FORBIDDEN},
    {SYS_chroot, FORBIDDEN},
    {SYS_open_tree, FORBIDDEN},
    {CALL_open_tree_attr, FORBIDDEN},
    {SYS_move_mount, FORBIDDEN},
    {SYS_fsopen, FORBIDDEN},
    {SYS_fsconfig, FORBIDDEN},
    {SYS_fsmount, FORBIDDEN},
    {SYS_fspick, FORBIDDEN},
    {SYS_mount_setattr, FORBIDDEN},
    {CALL_statmount, LACKING},
    {CALL_listmount, LACKING},
    {SYS_swapon, FORBIDDEN},
    {SYS_swapoff, FORBIDDEN},
    {SYS_quotactl, FORBIDDEN},
    {SYS_quotactl_fd, FORBIDDEN},
    {SYS_acct, FORBIDDEN},
    {SYS_reboot, FORBIDDEN},
    {SYS_kexec_load, FORBIDDEN},
    {SYS_init_module, FORBIDDEN},
    {SYS_finit_module, FORBIDDEN},
    {SYS_delete_module, FORBIDDEN},
    {SYS_sethostname, FORBIDDEN},
    {SYS_setdomainname, FORBIDDEN},
    {SYS_settimeofday, FORBIDDEN},
    {SYS_clock_settime, FORBIDDEN},
    {SYS_adjtimex, FORBIDDEN},
    {SYS_clock_adjtime, FORBIDDEN},
    {SYS_syslog, FORBIDDEN},
    {SYS_vhangup, FORBIDDEN},
#ifdef SYS_kexec_file_load
    {SYS_kexec_file_load, FORBIDDEN},
#endif
#ifdef SYS_ioperm
    {SYS_ioperm, FORBIDDEN},
    {SYS_iopl, FORBIDDEN},
    {SYS_modify_ldt, FORBIDDEN},
    {SYS_uselib, FORBIDDEN},
#endif
};

void linux_fill_call_answers(unsigned char answers[KNOWN_CALLS]) {
    for (size_t call = 0; call < KNOWN_CALLS; call++) answers[call] = ALLOWED;
    for (size_t index = 0; index < sizeof rules / sizeof *rules; index++)
        answers[rules[index].call] = rules[index].answer;
}
