/* Uses up what the kernel's limits do not see: memory that it cannot write to any more, in the end without
   its first thread, files that have lost their names, written or filled through mappings, files that stay
   open because they are mapped, what is read again and again, processors in threads that nobody waits for,
   what all programs of a user have together, and the time of those who look after all this. */
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <widget_plugin.h>

enum { PIECE = 16 << 20 };

static void *new_piece(void) {
    void *piece = mmap(NULL, PIECE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (piece == MAP_FAILED) return NULL;
    return memset(piece, 1, PIECE);
}

static void hide_memory(widget_timeline *out) {
    (void)out;
    for (void *piece; (piece = new_piece());) mprotect(piece, PIECE, PROT_READ);
    pause();
}

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_text(view, "Resting", widget_font_style(WIDGET_FONT_BODY));
}

static void *hide_memory_later(void *ended) {
    while (!atomic_load((atomic_bool *)ended)) sched_yield();
    hide_memory(NULL);
    return NULL;
}

/* The kernel says of a process whose first thread has ended that it has no memory. */
static void end_first_thread(widget_view *view, void *ended) {
    (void)view;
    atomic_store((atomic_bool *)ended, true);
    syscall(SYS_exit, 0);
}

static void hide_threads_memory(widget_timeline *out) {
    static atomic_bool ended;
    pthread_t thread;
    pthread_create(&thread, NULL, hide_memory_later, &ended);
    widget_add_entry(out, widget_now(out), end_first_thread, &ended, NULL);
}

static void hide_files(widget_timeline *out) {
    (void)out;
    char path[1000];
    snprintf(path, sizeof path, "%s/hidden", getenv("TMPDIR"));
    void *piece = new_piece();
    for (int count = 0; piece && count < 64; count++) {
        int file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
        unlink(path);
        /* None is worth much: there may be as many as there are descriptors. */
        for (int times = 0; times < 2; times++) (void)!write(file, piece, PIECE);
    }
    pause();
}

/* Answers soon, and is gone before it has written much. */
static void hide_some_files(widget_timeline *out) {
    char path[1000];
    snprintf(path, sizeof path, "%s/hidden", getenv("TMPDIR"));
    int file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    unlink(path);
    void *piece = new_piece();
    for (int times = 0; piece && times < 2; times++) (void)!write(file, piece, PIECE);
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

static void *keep_open(void *ended) {
    while (ended && !atomic_load((atomic_bool *)ended)) sched_yield();
    char path[1000];
    snprintf(path, sizeof path, "%s/open", getenv("TMPDIR"));
    for (int count = 0; count < 20000; count++) {
        int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        unlink(path);
        mmap(NULL, 1, PROT_READ, MAP_SHARED, file, 0);
        close(file);
    }
    pause();
    return NULL;
}

static void hide_open_files(widget_timeline *out) {
    (void)out;
    keep_open(NULL);
}

static void hide_threads_open_files(widget_timeline *out) {
    static atomic_bool ended;
    pthread_t thread;
    pthread_create(&thread, NULL, keep_open, &ended);
    widget_add_entry(out, widget_now(out), end_first_thread, &ended, NULL);
}

/* Fills a file through a mapping, which no call to write counts. */
static void fill_mapped(bool close_it) {
    char path[1000];
    snprintf(path, sizeof path, "%s/mapped", getenv("TMPDIR"));
    for (int count = 0; count < 8; count++) {
        int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
        unlink(path);
        if (ftruncate(file, PIECE) != 0) return;
        void *piece = mmap(NULL, PIECE, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        memset(piece, 1, PIECE);
        if (close_it) {
            close(file);
        } else {
            munmap(piece, PIECE);
        }
    }
    pause();
}

static void hide_filled_files(widget_timeline *out) {
    (void)out;
    fill_mapped(false);
}

static void hide_mapped_files(widget_timeline *out) {
    (void)out;
    fill_mapped(true);
}

static void hide_reading(widget_timeline *out) {
    (void)out;
    char path[1000];
    snprintf(path, sizeof path, "%s/read", getenv("TMPDIR"));
    /* What the kernel has kept would not be read from the disk. */
    int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_DIRECT, 0600);
    void *piece = new_piece();
    if (piece && write(file, piece, PIECE) == PIECE) {
        for (int times = 0; times < 32; times++) {
            if (pread(file, piece, PIECE, 0) != PIECE) break;
        }
    }
    pause();
}

/* What the kernel says of the mappings of such a file is long, and it needs long to say it. */
static void hide_long_paths(widget_timeline *out) {
    (void)out;
    char name[251] = "";
    memset(name, 'n', sizeof name - 1);
    int folder = open(getenv("TMPDIR"), O_PATH | O_CLOEXEC);
    for (int depth = 0; depth < 50; depth++) {
        mkdirat(folder, name, 0700);
        const int inner = openat(folder, name, O_PATH | O_CLOEXEC);
        close(folder);
        folder = inner;
    }
    const int file = openat(folder, "mapped", O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    for (int count = 0; count < 1000; count++) mmap(NULL, 1, PROT_READ, MAP_SHARED, file, 0);
    pause();
}

/* The kernel counts hundredths of a second. */
static void compute_for_a_moment(void) {
    for (volatile long count = 0; count < 100000000; count++) {}
}

static void hide_watches(widget_timeline *out) {
    (void)out;
    enum { EPOLLS = 40, EVENTS = 30 };
    struct epoll_event readable = {.events = EPOLLIN};
    int epolls[EPOLLS];
    for (int index = 0; index < EPOLLS; index++) epolls[index] = epoll_create1(EPOLL_CLOEXEC);
    for (int count = 0; count < EVENTS; count++) {
        const int event = eventfd(0, EFD_CLOEXEC);
        for (int index = 0; index < EPOLLS; index++) {
            epoll_ctl(epolls[index], EPOLL_CTL_ADD, event, &readable);
        }
    }
    compute_for_a_moment();
    pause();
}

static void hide_descriptors(widget_timeline *out) {
    (void)out;
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0) return;
    for (int count = 0; count < 5; count++) {
        enum { SENT = 5 };
        int events[SENT];
        for (int index = 0; index < SENT; index++) events[index] = eventfd(0, EFD_CLOEXEC);
        union {
            struct cmsghdr header;
            char bytes[CMSG_SPACE(sizeof events)];
        } rights = {.header = {CMSG_LEN(sizeof events), SOL_SOCKET, SCM_RIGHTS}};
        memcpy(CMSG_DATA(&rights.header), events, sizeof events);
        char byte = 0;
        struct iovec text = {&byte, 1};
        const struct msghdr message = {.msg_iov = &text,
                                       .msg_iovlen = 1,
                                       .msg_control = &rights,
                                       .msg_controllen = sizeof rights};
        sendmsg(ends[0], &message, 0);
        for (int index = 0; index < SENT; index++) close(events[index]);
    }
    compute_for_a_moment();
    pause();
}

static void *compute(void *argument) {
    for (volatile int *count = argument; count;) ++*count;
    return argument;
}

static void keep_busy(widget_timeline *out) {
    static int counts[4];
    pthread_t thread;
    for (int index = 0; index < 4; index++) pthread_create(&thread, NULL, compute, counts + index);
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    static const struct {
        const char *kind;
        widget_function timeline;
    } widgets[] = {
        {"org.example.hides-memory", (widget_function)hide_memory},
        {"org.example.hides-threads-memory", (widget_function)hide_threads_memory},
        {"org.example.hides-files", (widget_function)hide_files},
        {"org.example.hides-some-files", (widget_function)hide_some_files},
        {"org.example.hides-open-files", (widget_function)hide_open_files},
        {"org.example.hides-threads-open-files", (widget_function)hide_threads_open_files},
        {"org.example.hides-filled-files", (widget_function)hide_filled_files},
        {"org.example.hides-mapped-files", (widget_function)hide_mapped_files},
        {"org.example.hides-reading", (widget_function)hide_reading},
        {"org.example.hides-long-paths", (widget_function)hide_long_paths},
        {"org.example.hides-watches", (widget_function)hide_watches},
        {"org.example.hides-descriptors", (widget_function)hide_descriptors},
        {"org.example.keeps-busy", (widget_function)keep_busy},
    };
    for (size_t index = 0; index < sizeof widgets / sizeof *widgets; index++) {
        widget_descriptor widget = {.size = sizeof widget,
                                    .kind = widgets[index].kind,
                                    .families = WIDGET_SYSTEM_SMALL,
                                    .timeline = widgets[index].timeline};
        widget_register(registry, &widget);
    }
    return WIDGET_ABI_VERSION;
}
