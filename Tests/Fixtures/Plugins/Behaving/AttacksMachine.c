/* Tries what only an administrator may do to a machine, what it has little of for all its programs, and
   what no limit counts; shows the names of what it succeeded in. */
#include <errno.h>
#include <fcntl.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/futex.h>
#include <linux/seccomp.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>
#include <widget_plugin.h>

static char successes[400];

static void note(bool succeeded, const char *name) {
    if (!succeeded) return;
    strncat(successes, name, sizeof successes - strlen(successes) - 2);
    strncat(successes, " ", 2);
}

static void administer(void) {
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct sets[_LINUX_CAPABILITY_U32S_3];
    note(syscall(SYS_capget, &header, sets) != 0 || sets[0].effective || sets[1].effective ||
             sets[0].permitted || sets[1].permitted,
         "capabilities");
    /* Each changes nothing, or fails for another reason where it may be tried. */
    char name[65] = "";
    gethostname(name, sizeof name - 1);
    note(sethostname(name, strlen(name)) == 0, "hostname");
    note(syscall(SYS_swapoff, "/nowhere") == 0 || errno != EPERM, "swap");
    note(syscall(SYS_umount2, "/nowhere", 0) == 0 || errno != EPERM, "mounts");
    note(chroot("/nowhere") == 0 || errno != EPERM, "root");
    note(syscall(SYS_delete_module, "none", 0) == 0 || errno != EPERM, "modules");
    note(syscall(SYS_syslog, 10, NULL, 0) >= 0, "kernel-log");
    note(open("/etc/shadow", O_RDONLY | O_CLOEXEC) >= 0, "passwords");
    note(open("/etc/passwd", O_RDONLY | O_CLOEXEC) < 0, "no-users");
    struct stat debugging;
    /* An empty folder where it is not mounted, which everybody may look into. */
    note(stat("/sys/kernel/debug", &debugging) == 0 && !(debugging.st_mode & S_IROTH) &&
             open("/sys/kernel/debug", O_RDONLY | O_CLOEXEC) >= 0,
         "kernel-debugging");
    note(open("/sys/class/net", O_RDONLY | O_CLOEXEC) < 0, "no-devices");
    note(socket(AF_INET, SOCK_RAW, IPPROTO_UDP) >= 0, "raw-packets");
    note(socket(AF_INET, SOCK_STREAM, IPPROTO_SCTP) >= 0, "odd-protocols");
}

/* What is new is not allowed before somebody has thought about it; nor is what goes around the filter. */
static void build_sandbox(void) {
    note(syscall(500) == 0 || errno != ENOSYS, "new-calls");
    note(syscall(0x40000000 | SYS_getpid) >= 0, "foreign-calls");
    note(syscall(SYS_landlock_create_ruleset, NULL, 0, 1) >= 0, "landlock");
    note(syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &(unsigned){SECCOMP_RET_TRAP}) == 0,
         "filters");
    note(prctl(PR_SET_DUMPABLE, 0) == 0, "undumpable");
    note(prctl(PR_SET_CHILD_SUBREAPER, 1) == 0, "subreaper");
}

/* What the system has read of a file is read at once by the next program. */
static void forget_file(void) {
    static char contents[1 << 20];
    char path[1000];
    snprintf(path, sizeof path, "%s/read", getenv("TMPDIR"));
    int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    note(write(file, contents, sizeof contents) != sizeof contents || fsync(file) != 0, "no-file");
    posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED);
    struct iovec byte = {.iov_base = contents, .iov_len = 1};
    note(preadv2(file, &byte, 1, 0, RWF_NOWAIT) < 0 && errno == EAGAIN, "forgotten-file");
    close(file);
}

static void take_shared(const char *notes) {
    unsigned long contexts = 0;
    note(syscall(SYS_io_setup, 1, &contexts) == 0, "events");
    int file = open(notes, O_RDONLY | O_CLOEXEC);
    note(file < 0, "no-notes");
    note(flock(file, LOCK_EX | LOCK_NB) == 0, "lock");
    struct flock all = {.l_type = F_RDLCK, .l_whence = SEEK_SET};
    note(fcntl(file, F_OFD_SETLK, &all) == 0 || errno != EINVAL, "file-lock");
    note(fcntl(file, F_OFD_GETLK, &all) == 0 || errno != EINVAL, "file-lock-look");
    /* Those of SQLite belong to the process. */
    note(fcntl(file, F_SETLK, &all) != 0, "no-lock");
    unsigned int *words = mmap(NULL, 4096, PROT_READ, MAP_SHARED, file, 0);
    note(words == MAP_FAILED, "no-mapping");
    note(syscall(SYS_futex, words, FUTEX_REQUEUE, 1, 1l, words + 1, 0) >= 0, "moved-waiters");
    forget_file();
    enum { WHO_PROCESS = 1, LOWEST = 2 << 13 | 7 };
    note(syscall(SYS_ioprio_get, WHO_PROCESS, 0) != LOWEST, "disk-priority");
    note(getpriority(PRIO_PROCESS, 0) < 10, "processor-priority");
    /* Threads that move themselves are moved by threads of the kernel's with a greater priority. */
    cpu_set_t before, one, after;
    sched_getaffinity(0, sizeof before, &before);
    CPU_ZERO(&one);
    CPU_SET(sched_getcpu(), &one);
    sched_setaffinity(0, sizeof one, &one);
    sched_getaffinity(0, sizeof after, &after);
    note(!CPU_EQUAL(&before, &after), "processors");
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr = {htonl(INADDR_LOOPBACK)}};
    for (int type = SOCK_STREAM; type <= SOCK_DGRAM; type++) {
        int port = socket(AF_INET, type, 0);
        note(setsockopt(port, IPPROTO_TCP, TCP_ULP, "tls", 4) == 0 || errno != EPERM, "module");
        note(bind(port, (struct sockaddr *)&address, sizeof address) == 0, "port");
        note(listen(port, 1) == 0, "server");
    }
    int folder = open(getenv("HOME"), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    char subvolume[4096] = "";
    enum { BTRFS_IOC_SUBVOL_CREATE = 0x5000940e };
    note(syscall(SYS_ioctl, folder, BTRFS_IOC_SUBVOL_CREATE, subvolume) == 0 || errno != ENOTTY,
         "subvolume");
}

/* Bytes that the kernel keeps for each socket that nobody reads from. */
static void take_sockets(void) {
    int pair[2], before = 0, now = 0, much = 64 << 20;
    note(socketpair(AF_UNIX, SOCK_STREAM, 0, pair) != 0, "no-pair");
    socklen_t size = sizeof before;
    getsockopt(pair[0], SOL_SOCKET, SO_SNDBUF, &before, &size);
    note(setsockopt(pair[0], SOL_SOCKET, SO_SNDBUF, &much, sizeof much) != 0, "no-pretence");
    getsockopt(pair[0], SOL_SOCKET, SO_SNDBUF, &now, &size);
    note(now != before, "socket-room");
    struct sock_filter all = BPF_STMT(BPF_RET | BPF_K, 1);
    struct sock_fprog filter = {1, &all};
    note(setsockopt(pair[0], SOL_SOCKET, SO_ATTACH_FILTER, &filter, sizeof filter) == 0,
         "packet-filter");
}

static void take_uncounted(void) {
    char path[1000];
    snprintf(path, sizeof path, "%s/taken", getenv("TMPDIR"));
    int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    note(syscall(SYS_fallocate, file, 0, 0l, 1l << 20) == 0, "room");
    int zero = open("/dev/zero", O_RDONLY);
    note(zero >= 0 && mmap(NULL, 4096, PROT_READ, MAP_SHARED, zero, 0) != MAP_FAILED, "zeros");
    note(mmap(NULL, 2 << 20, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_HUGETLB, -1, 0) !=
                 MAP_FAILED ||
             errno != ENOMEM,
         "huge-pages");
    note(mmap(NULL, 1ul << 40, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0) !=
             MAP_FAILED,
         "page-tables");
    struct rlimit stack, files;
    getrlimit(RLIMIT_STACK, &stack);
    getrlimit(RLIMIT_NOFILE, &files);
    note(stack.rlim_max > 8 << 20, "stack");
    note(files.rlim_max > 256, "descriptors");
    int pipes[2];
    note(pipe(pipes) != 0, "no-pipe");
    note(syscall(SYS_splice, file, NULL, pipes[1], NULL, 1, 0) >= 0, "splice");
}

static void draw(widget_view *view, void *context) {
    (void)context;
    char text[440];
    snprintf(text, sizeof text, "successes: %s", *successes ? successes : "none");
    widget_text(view, text, widget_font_style(WIDGET_FONT_CAPTION2));
}

static void timeline(widget_timeline *out) {
    char notes[1000];
    snprintf(notes, sizeof notes, "%s/notes.txt", getenv("HOME"));
    administer();
    build_sandbox();
    take_shared(notes);
    take_sockets();
    take_uncounted();
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.attacks-machine",
                                .families = WIDGET_SYSTEM_LARGE,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
