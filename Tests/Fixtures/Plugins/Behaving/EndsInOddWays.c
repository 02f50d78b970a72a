/* Widgets that end, stop or hang their process each in a way of its own while they are asked. */
#include <fcntl.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <widget_plugin.h>

/* Ends what the host reads from, and goes on. */
static void hang_up(widget_timeline *out) {
    (void)out;
    for (int descriptor = 3; descriptor < 256; descriptor++) close(descriptor);
    for (;;) pause();
}

/* Begins a message that its runner's next one is taken for the rest of. */
static void send_half(widget_timeline *out) {
    const unsigned char half[] = {20, 0, 0, 0, 0xff, 0xff};
    for (int descriptor = 3; descriptor < 256; descriptor++) {
        struct stat status;
        if (fstat(descriptor, &status) != 0 || !S_ISFIFO(status.st_mode)) continue;
        (void)!write(descriptor, half, sizeof half);
    }
    widget_fail(out, "not to be read any more");
}

/* Reads what the host sends to the runner, in its place. */
static void read_along(widget_timeline *out) {
    char byte;
    (void)out;
    for (;;)
        for (int descriptor = 3; descriptor < 256; descriptor++) {
            fcntl(descriptor, F_SETFL, O_NONBLOCK);
            (void)!read(descriptor, &byte, 1);
        }
}

static void stop_itself(widget_timeline *out) {
    (void)out;
    raise(SIGSTOP);
}

static void end_thread(widget_timeline *out) {
    (void)out;
    pthread_exit(NULL);
}

static void *overflow(void *argument) {
    volatile char room[4096];
    memset((void *)room, 1, sizeof room);
    void *deeper = argument == (void *)room ? argument : overflow(argument);
    return room[7] ? deeper : argument;
}

static void overflow_stack(widget_timeline *out) {
    (void)out;
    pthread_t thread;
    pthread_create(&thread, NULL, overflow, NULL);
    pthread_join(thread, NULL);
}

static jmp_buf before;

static void jump_out(widget_view *view, void *context) {
    (void)view;
    (void)context;
    longjmp(before, 1);
}

/* Leaves the runner's frames where they are, and never comes back to them. */
static void jump(widget_timeline *out) {
    if (setjmp(before) != 0)
        for (;;) pause();
    widget_add_entry(out, widget_now(out), jump_out, NULL, NULL);
}

/* Puts an endless file where the protocol's pipes are. */
static void put_over(widget_timeline *out) {
    int endless = open("/dev/full", O_RDONLY);
    for (int descriptor = 3; descriptor < 256; descriptor++)
        if (descriptor != endless) dup2(endless, descriptor);
    widget_fail(out, "not to be read any more");
}

/* Announces a message of 64 KiB and sends it a byte at a time. */
static void drip(widget_timeline *out) {
    (void)out;
    unsigned char byte[] = {0, 0, 1, 0};
    for (size_t size = sizeof byte;; size = 1)
        for (int descriptor = 3; descriptor < 256; descriptor++) {
            struct stat status;
            if (fstat(descriptor, &status) != 0 || !S_ISFIFO(status.st_mode)) continue;
            (void)!write(descriptor, byte, size);
            usleep(1000);
        }
}

static void wait_for_ever(void) {
    for (;;) pause();
}

static void exit_slowly(widget_timeline *out) {
    (void)out;
    atexit(wait_for_ever);
    exit(0);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    const struct {
        const char *kind;
        void (*function)(widget_timeline *);
    } widgets[] = {{"org.example.ends.hung-up", hang_up},
                   {"org.example.ends.half", send_half},
                   {"org.example.ends.read-along", read_along},
                   {"org.example.ends.stopped", stop_itself},
                   {"org.example.ends.thread", end_thread},
                   {"org.example.ends.overflow", overflow_stack},
                   {"org.example.ends.jump", jump},
                   {"org.example.ends.put-over", put_over},
                   {"org.example.ends.drip", drip},
                   {"org.example.ends.exit", exit_slowly}};
    for (unsigned index = 0; index < sizeof widgets / sizeof *widgets; index++) {
        widget_descriptor widget = {.size = sizeof widget,
                                    .kind = widgets[index].kind,
                                    .families = WIDGET_SYSTEM_SMALL,
                                    .timeline = (widget_function)widgets[index].function};
        widget_register(registry, &widget);
    }
    return WIDGET_ABI_VERSION;
}
