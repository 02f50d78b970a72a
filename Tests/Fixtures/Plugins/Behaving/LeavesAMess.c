/* Changes everything of its process that others could depend on, leaves threads and functions behind
   that never end, refuses to be ended; and answers. */
#include "../fixture.h"
#include <locale.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

static void *wait_for_ever(void *argument) {
    for (;;) pause();
    return argument;
}

static void hang(void) { wait_for_ever(NULL); }

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_text(view, "Messy", widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, NULL);
    for (int number = 1; number < 64; number++) signal(number, SIG_IGN);
    signal(SIGPIPE, SIG_DFL);
    umask(0777);
    setenv("TZ", "Antarctica/Troll", 1);
    setlocale(LC_ALL, "");
    clearenv();
    (void)!chdir("/proc");
    prctl(PR_SET_DUMPABLE, 0);
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
    atexit(hang);
    pthread_t thread;
    for (int count = 0; count < 20; count++) pthread_create(&thread, NULL, wait_for_ever, NULL);
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.leaves-a-mess", NULL, timeline);
}
