/* Tries what Landlock and the filter of system calls may have left open, each on what is not its own;
   shows the names of what it succeeded in. */
#include <errno.h>
#include <fcntl.h>
#include <linux/fs.h>
#include <linux/openat2.h>
#include <netinet/in.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/sendfile.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/xattr.h>
#include <time.h>
#include <unistd.h>
#include <widget_plugin.h>

static char gaps[400];

static void note(bool succeeded, const char *name) {
    if (!succeeded) return;
    strncat(gaps, name, sizeof gaps - strlen(gaps) - 2);
    strncat(gaps, " ", 2);
}

/* A descriptor that was opened is not given back: one more is what the attack was for. */
static bool opens(const char *path, int flags) { return open(path, flags) >= 0; }

/* Whether a file's owner, mode and times are others than before. */
static bool differs(const char *path, const struct stat *before) {
    struct stat now;
    return stat(path, &now) != 0 || now.st_mode != before->st_mode ||
           now.st_ctim.tv_sec != before->st_ctim.tv_sec ||
           now.st_ctim.tv_nsec != before->st_ctim.tv_nsec;
}

static void change_files(const char *notes, const char *key) {
    struct timespec times[2] = {{0, 0}, {0, 0}};
    struct stat notes_before, key_before;
    int file = open(notes, O_RDONLY | O_CLOEXEC), flags = FS_NODUMP_FL;
    note(file < 0 || stat(notes, &notes_before) != 0 || stat(key, &key_before) != 0, "no-files");
    /* Some of these say that they did it. */
    (void)!chmod(key, 0);
    (void)!fchmod(file, 0);
    (void)!fchmodat(AT_FDCWD, notes, 0, 0);
    (void)!chown(notes, getuid(), getgid());
    (void)!fchown(file, getuid(), getgid());
    utimensat(AT_FDCWD, key, times, 0);
    futimens(file, times);
    note(setxattr(notes, "user.planted", "x", 1, 0) == 0, "setxattr");
    char value[16];
    note(getxattr(key, "user.origin", value, sizeof value) >= 0, "getxattr");
    note(listxattr(key, value, sizeof value) >= 0, "listxattr");
    note(ioctl(file, FS_IOC_SETFLAGS, &flags) == 0, "setflags");
    note(differs(notes, &notes_before) || differs(key, &key_before), "metadata");
    note(truncate(notes, 0) == 0, "truncate");
    note(opens(notes, O_RDONLY | O_TRUNC), "empty");
    struct open_how how = {.flags = O_RDONLY | O_TRUNC};
    note(syscall(SYS_openat2, AT_FDCWD, notes, &how, sizeof how) >= 0, "openat2");
    note(fcntl(file, F_SETLEASE, F_RDLCK) == 0, "lease");
    int pipes[2];
    note(pipe(pipes) != 0, "no-pipe");
    note(fcntl(pipes[0], F_SETPIPE_SZ, 1 << 20) > 0, "wide-pipe");
    /* The kernel's would put pages of the file into the pipe. */
    char copied[4] = "";
    note(syscall(SYS_sendfile, pipes[1], file, NULL, 1) > 0, "sendfile");
    note(sendfile(pipes[1], file, &(off_t){2}, 4) != 4 || read(pipes[0], copied, 4) != 4 ||
             memcmp(copied, "touc", 4) != 0,
         "no-copy");
    note(inotify_init1(0) >= 0, "inotify");
    note(rename(notes, "moved") == 0 || unlink(notes) == 0, "rename");
}

static void reach_processes(pid_t host) {
    int pair[2] = {-1, -1};
    note(socketpair(AF_UNIX, SOCK_DGRAM, 0, pair) == 0, "datagrams");
    note(socketpair(AF_NETLINK, SOCK_STREAM, 0, pair) == 0 || errno != EACCES, "other-pairs");
    const int internet = socket(AF_INET, SOCK_STREAM, 0);
    const unsigned ports = 51413u << 16 | 51413u;
    note(setsockopt(internet, IPPROTO_IP, 51, &ports, sizeof ports) == 0, "port-range");
    int least = 1 << 30;
    socklen_t length = sizeof least;
    setsockopt(internet, SOL_SOCKET, SO_RCVLOWAT, &least, length);
    note(getsockopt(internet, SOL_SOCKET, SO_RCVLOWAT, &least, &length) != 0 || least != 1,
         "wide-window");
    /* Each table of descriptors has a limit of its own. */
    note(syscall(SYS_close_range, ~0u - 1, ~0u, 2) == 0, "own-descriptors");
    const int thread = CLONE_VM | CLONE_FS | CLONE_SIGHAND | CLONE_THREAD;
    note(syscall(SYS_clone, thread, NULL, NULL, NULL, NULL) >= 0, "own-descriptors-thread");
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, pair) == 0) {
        note(fcntl(pair[0], F_SETOWN, host) == 0, "owner");
        note(fcntl(pair[0], F_SETSIG, SIGKILL) == 0, "signal");
        note(ioctl(pair[0], FIOSETOWN, &host) == 0, "owner-ioctl");
        fcntl(pair[0], F_SETFL, O_ASYNC);
        note(write(pair[1], "!", 1) != 1, "no-pair");
    }
    char byte;
    struct iovec here = {&byte, 1}, there = {(void *)0x400000, 1};
    note(ptrace(PTRACE_ATTACH, host, NULL, NULL) == 0, "ptrace");
    note(process_vm_readv(host, &here, 1, &there, 1, 0) == 1, "process_vm_readv");
    int descriptor = (int)syscall(SYS_pidfd_open, host, 0);
    note(syscall(SYS_pidfd_send_signal, descriptor, 0, NULL, 0) == 0, "pidfd_send_signal");
    note(syscall(SYS_pidfd_getfd, descriptor, 0, 0) >= 0, "pidfd_getfd");
    note(opens("/var/log", O_RDONLY | O_DIRECTORY), "logs");
    note(opens("/mnt", O_RDONLY | O_DIRECTORY), "mounted-disks");
    note(opens("/media", O_RDONLY | O_DIRECTORY), "removable-disks");
    note(setpriority(PRIO_PROCESS, (id_t)host, 19) == 0, "setpriority");
    struct rlimit limit;
    note(prlimit(host, RLIMIT_NOFILE, NULL, &limit) == 0, "prlimit");
    note(syscall(SYS_migrate_pages, host, 0, NULL, NULL) == 0, "migrate_pages");
}

static void reach_kernel(void) {
    struct shm_info shared;
    unsigned char zeros[120] = {0};
    note(shmctl(0, SHM_INFO, (struct shmid_ds *)&shared) >= 0, "shmctl");
    note(syscall(SYS_io_uring_setup, 1, zeros) >= 0, "io_uring");
    note(syscall(SYS_userfaultfd, 1) >= 0, "userfaultfd");
    note(syscall(SYS_bpf, 0, zeros, sizeof zeros) >= 0, "bpf");
    note(syscall(SYS_perf_event_open, zeros, 0, -1, -1, 0) >= 0, "perf");
    note(syscall(SYS_keyctl, 0, -3, 0) >= 0, "keyctl");
    timer_t timer;
    struct sigevent wakes = {.sigev_notify = SIGEV_SIGNAL, .sigev_signo = SIGCONT};
    note(timer_create(CLOCK_MONOTONIC, &wakes, &timer) == 0, "timer");
    note(syscall(SYS_unshare, 0x10000000) == 0, "unshare");
    note(socket(AF_ALG, SOCK_SEQPACKET, 0) >= 0, "crypto-socket");
    const size_t much = 2ul << 30;
    note(mmap(NULL, much, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_GROWSDOWN, -1,
              0) != MAP_FAILED,
         "growing-memory");
    note(mmap(NULL, much, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0) != MAP_FAILED,
         "memory");
}

static void draw(widget_view *view, void *context) {
    (void)context;
    char text[440];
    snprintf(text, sizeof text, "gaps: %s", *gaps ? gaps : "none");
    widget_text(view, text, widget_font_style(WIDGET_FONT_CAPTION2));
}

static void timeline(widget_timeline *out) {
    char notes[1000], key[1000], path[1000];
    const char *home = getenv("HOME");
    snprintf(notes, sizeof notes, "%s/notes.txt", home);
    snprintf(key, sizeof key, "%s/.ssh/id_ed25519", home);
    change_files(notes, key);
    snprintf(path, sizeof path, "%s/linked/settings", home);
    note(opens(path, O_RDONLY), "linked-settings");
    snprintf(path, sizeof path, "%s/snap/browser/cookies", home);
    note(opens(path, O_RDONLY), "snap");
    snprintf(path, sizeof path, "%s/settings/token", home);
    note(opens(path, O_RDONLY), "settings");
    snprintf(path, sizeof path, "%s/../neighbour.txt", home);
    note(opens(path, O_RDONLY), "temporary-file");
    reach_processes(getppid());
    reach_kernel();
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.looks-for-gaps",
                                .families = WIDGET_SYSTEM_LARGE,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
