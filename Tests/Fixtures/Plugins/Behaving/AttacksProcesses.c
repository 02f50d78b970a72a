/* Tries to leave processes behind, to stop and kill its host and to outlive it, in the entry and
   in the provider; shows how many of its attempts succeeded. */
#include "../fixture.h"
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/prctl.h>
#include <unistd.h>

static int successes;

static void outlive_everybody(void) {
    setsid();
    signal(SIGTERM, SIG_IGN);
    signal(SIGHUP, SIG_IGN);
    for (;;) pause();
}

static void attack(void) {
    pid_t child = fork();
    if (child == 0) {
        if (fork() == 0) outlive_everybody();
        outlive_everybody();
    }
    successes += child > 0;
    successes += system("exit 0") == 0;
    successes += prctl(PR_SET_PDEATHSIG, 0) == 0;
    successes += kill(getppid(), SIGSTOP) == 0;
    successes += kill(getppid(), SIGKILL) == 0;
    successes += kill(-1, 0) == 0;
}

static void draw(widget_view *view, void *context) {
    (void)context;
    char text[40];
    snprintf(text, sizeof text, "%d succeeded", successes);
    widget_text(view, text, widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    attack();
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    attack();
    return fixture_register(registry, "org.example.attacks-processes", NULL, timeline);
}
