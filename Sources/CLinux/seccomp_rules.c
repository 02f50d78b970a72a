#include "seccomp_rules.h"

#include <stddef.h>
#include <sys/syscall.h>

/* Not in all headers that we may be built with; all machines number them alike. */
enum {
    CALL_memfd_secret = 447,
    CALL_futex_waitv = 449,
    CALL_fchmodat2 = 452,
    CALL_map_shadow_stack = 453,
    CALL_futex_wake = 454,
    CALL_futex_wait = 455,
    CALL_futex_requeue = 456,
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
    unsigned char action;
} rules[] = {
    /* Processes: what a plugin started could outlive it, and another program would not be the plugin
     * that was checked. The flags of clone3 lie in memory, where no filter can look; without it the C
     * library uses clone. */
    {SYS_clone, THREADS_ONLY},
    {SYS_clone3, DENY_ENOSYS},
    {SYS_execve, DENY_EPERM},
    {SYS_execveat, DENY_EPERM},
#ifdef SYS_fork
    {SYS_fork, DENY_EPERM},
    {SYS_vfork, DENY_EPERM},
#endif
    {SYS_unshare, DENY_EPERM},
    {SYS_close_range, SHARED_DESCRIPTORS},
    {SYS_setns, DENY_EPERM},
    {SYS_personality, DENY_EPERM},

    /* Other processes, of which its host is the first. */
    {SYS_kill, ON_ITSELF},
    {SYS_tkill, ON_ITSELF},
    {SYS_tgkill, ON_ITSELF},
    {SYS_rt_sigqueueinfo, ON_ITSELF},
    {SYS_rt_tgsigqueueinfo, ON_ITSELF},
    {SYS_prlimit64, ON_ITSELF},
    {SYS_pidfd_send_signal, DENY_EPERM},
    {SYS_pidfd_getfd, DENY_EPERM},
    {SYS_ptrace, DENY_EPERM},
    {SYS_kcmp, DENY_EPERM},
    {SYS_process_vm_readv, DENY_EPERM},
    {SYS_process_vm_writev, DENY_EPERM},
    {SYS_process_madvise, DENY_EPERM},
    {SYS_process_mrelease, DENY_EPERM},
    {SYS_move_pages, DENY_EPERM},
    {SYS_migrate_pages, DENY_EPERM},
    {SYS_prctl, PLAIN_SETTINGS},

    /* Priorities: of itself only, and not of all that the user runs. */
    {SYS_sched_setscheduler, ON_ITSELF},
    {SYS_sched_setparam, ON_ITSELF},
    {SYS_sched_setattr, ON_ITSELF},
    {SYS_setpriority, DENY_EPERM},
    {SYS_ioprio_set, DENY_EPERM},

    /* Threads are moved between processors by threads of the kernel's with the greatest priority, in time that
     * is not counted as the process's own. */
    {SYS_sched_setaffinity, PRETENDED},

    /* Memory that is not counted as the process's own, or stays when it ends: pages in pipes and sockets are
     * those of whole files, and shadow stacks count as stacks. */
    {SYS_mmap, COUNTED_MEMORY},
    {SYS_memfd_create, DENY_EPERM},
    {CALL_memfd_secret, DENY_EPERM},
    {CALL_map_shadow_stack, DENY_ENOSYS},
    {SYS_vmsplice, DENY_ENOSYS},
    {SYS_splice, DENY_ENOSYS},
    {SYS_sendfile, DENY_ENOSYS},
    {SYS_tee, DENY_ENOSYS},

    /* What other programs of the user share, by numbers that anybody can read. */
    {SYS_shmget, DENY_EPERM},
    {SYS_shmat, DENY_EPERM},
    {SYS_shmctl, DENY_EPERM},
    {SYS_semget, DENY_EPERM},
    {SYS_semop, DENY_EPERM},
    {SYS_semtimedop, DENY_EPERM},
    {SYS_semctl, DENY_EPERM},
    {SYS_msgget, DENY_EPERM},
    {SYS_msgsnd, DENY_EPERM},
    {SYS_msgrcv, DENY_EPERM},
    {SYS_msgctl, DENY_EPERM},
    {SYS_mq_open, DENY_EPERM},
    {SYS_mq_unlink, DENY_EPERM},
    {SYS_keyctl, DENY_EPERM},
    {SYS_add_key, DENY_EPERM},
    {SYS_request_key, DENY_EPERM},

    /* What the system has few of for all programs. */
    {SYS_inotify_init1, DENY_EMFILE},
    {SYS_fanotify_init, DENY_EMFILE},
#ifdef SYS_inotify_init
    {SYS_inotify_init, DENY_EMFILE},
#endif
    {SYS_io_setup, DENY_ENOSYS},

    /* Its signal may be SIGCONT, which wakes a process that was stopped together with its host. */
    {SYS_timer_create, DENY_ENOSYS},

    /* Programs that wait for a file of the user's, or in a page of it, wait for whoever can read it. */
    {SYS_flock, DENY_ENOLCK},
    {SYS_fcntl, PLAIN_DESCRIPTORS},
    {SYS_futex, PLAIN_WAITS},
    {CALL_futex_waitv, DENY_ENOSYS},
    {CALL_futex_wake, DENY_ENOSYS},
    {CALL_futex_wait, DENY_ENOSYS},
    {CALL_futex_requeue, DENY_ENOSYS},

    /* Disks: room that is taken before anybody can look, waiting for everybody's files, and forgetting
     * what the system has read of them. */
    {SYS_fallocate, DENY_EOPNOTSUPP},
    {SYS_sync, PRETENDED},
    {SYS_syncfs, PRETENDED},
    {SYS_fadvise64, PRETENDED},
    {SYS_madvise, PLAIN_ADVICE},

    /* What Landlock lets pass: it looks at opening files, not at what is known of them. */
    {SYS_fchmod, PRETENDED},
    {SYS_fchmodat, PRETENDED},
    {CALL_fchmodat2, PRETENDED},
    {SYS_fchown, PRETENDED},
    {SYS_fchownat, PRETENDED},
    {SYS_utimensat, PRETENDED},
    {SYS_getxattr, DENY_EOPNOTSUPP},
    {SYS_lgetxattr, DENY_EOPNOTSUPP},
    {SYS_fgetxattr, DENY_EOPNOTSUPP},
    {CALL_getxattrat, DENY_EOPNOTSUPP},
    {SYS_listxattr, DENY_EOPNOTSUPP},
    {SYS_llistxattr, DENY_EOPNOTSUPP},
    {SYS_flistxattr, DENY_EOPNOTSUPP},
    {CALL_listxattrat, DENY_EOPNOTSUPP},
    {SYS_setxattr, DENY_EOPNOTSUPP},
    {SYS_lsetxattr, DENY_EOPNOTSUPP},
    {SYS_fsetxattr, DENY_EOPNOTSUPP},
    {CALL_setxattrat, DENY_EOPNOTSUPP},
    {SYS_removexattr, DENY_EOPNOTSUPP},
    {SYS_lremovexattr, DENY_EOPNOTSUPP},
    {SYS_fremovexattr, DENY_EOPNOTSUPP},
    {CALL_removexattrat, DENY_EOPNOTSUPP},
    {CALL_file_setattr, DENY_EOPNOTSUPP},
    {SYS_truncate, DENY_EPERM},
    {SYS_openat, NO_EMPTYING_AT},
    {SYS_openat2, DENY_ENOSYS},
    {SYS_ioctl, PLAIN_COMMANDS},
    {SYS_name_to_handle_at, DENY_EPERM},
    {SYS_open_by_handle_at, DENY_EPERM},
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
    {SYS_listen, DENY_EPERM},

    /* Ways around the filter and Landlock, and what it takes to make others. */
    {SYS_io_uring_setup, DENY_ENOSYS},
    {SYS_seccomp, DENY_EPERM},
    {SYS_landlock_create_ruleset, DENY_ENOSYS},
    {SYS_landlock_add_rule, DENY_ENOSYS},
    {SYS_landlock_restrict_self, DENY_ENOSYS},
    {SYS_bpf, DENY_EPERM},
    {SYS_perf_event_open, DENY_EPERM},
    {SYS_userfaultfd, DENY_EPERM},

    /* The machine, which is the administrator's; a plugin may be his, too. */
    {SYS_mount, DENY_EPERM},
    {SYS_umount2, DENY_EPERM},
    {SYS_pivot_root, DENY_EPERM},
    {SYS_chroot, DENY_EPERM},
    {SYS_open_tree, DENY_EPERM},
    {CALL_open_tree_attr, DENY_EPERM},
    {SYS_move_mount, DENY_EPERM},
    {SYS_fsopen, DENY_EPERM},
    {SYS_fsconfig, DENY_EPERM},
    {SYS_fsmount, DENY_EPERM},
    {SYS_fspick, DENY_EPERM},
    {SYS_mount_setattr, DENY_EPERM},
    {CALL_statmount, DENY_ENOSYS},
    {CALL_listmount, DENY_ENOSYS},
    {SYS_swapon, DENY_EPERM},
    {SYS_swapoff, DENY_EPERM},
    {SYS_quotactl, DENY_EPERM},
    {SYS_quotactl_fd, DENY_EPERM},
    {SYS_acct, DENY_EPERM},
    {SYS_reboot, DENY_EPERM},
    {SYS_kexec_load, DENY_EPERM},
    {SYS_init_module, DENY_EPERM},
    {SYS_finit_module, DENY_EPERM},
    {SYS_delete_module, DENY_EPERM},
    {SYS_sethostname, DENY_EPERM},
    {SYS_setdomainname, DENY_EPERM},
    {SYS_settimeofday, DENY_EPERM},
    {SYS_clock_settime, DENY_EPERM},
    {SYS_adjtimex, DENY_EPERM},
    {SYS_clock_adjtime, DENY_EPERM},
    {SYS_syslog, DENY_EPERM},
    {SYS_vhangup, DENY_EPERM},
#ifdef SYS_kexec_file_load
    {SYS_kexec_file_load, DENY_EPERM},
#endif
#ifdef SYS_ioperm
    {SYS_ioperm, DENY_EPERM},
    {SYS_iopl, DENY_EPERM},
    {SYS_modify_ldt, DENY_EPERM},
    {SYS_uselib, DENY_EPERM},
#endif
};

void linux_fill_seccomp_actions(unsigned char actions[KNOWN_CALLS]) {
    for (size_t call = 0; call < KNOWN_CALLS; call++) actions[call] = ALLOWED;
    for (size_t index = 0; index < sizeof rules / sizeof *rules; index++)
        actions[rules[index].call] = rules[index].action;
}
