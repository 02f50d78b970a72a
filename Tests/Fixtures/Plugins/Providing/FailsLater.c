/* Answers once and fails or crashes from then on, in other processes too: a file of the container
   says so. */
#include "../fixture.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_text(view, "All is well", widget_font_style(WIDGET_FONT_BODY));
}

static void make_folder(const char *folder) {
    char path[512];
    for (const char *end = strchr(folder + 1, '/'); end != NULL; end = strchr(end + 1, '/')) {
        snprintf(path, sizeof path, "%.*s", (int)(end - folder), folder);
        mkdir(path, 0700);
    }
    mkdir(folder, 0700);
}

/* Whether a widget has answered before. */
static bool has_answered(const char *widget) {
    const char *folder = getenv("PORTHOLE_CONTAINER");
    char path[512];
    make_folder(folder);
    snprintf(path, sizeof path, "%s/%s", folder, widget);
    if (access(path, F_OK) == 0) return true;
    FILE *file = fopen(path, "w");
    if (file != NULL) fclose(file);
    return false;
}

static void fail_later(widget_timeline *out) {
    if (has_answered("fails")) {
        widget_fail(out, "The cable is loose.");
        return;
    }
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

static void crash_later(widget_timeline *out) {
    if (has_answered("crashes")) {
        fputs("The cable is loose.\nAll is well\n", stderr);
        abort();
    }
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    fixture_register(registry, "org.example.crashes-later", NULL, crash_later);
    return fixture_register(registry, "org.example.fails-later", NULL, fail_later);
}
