/* Leaves a temporary file behind whenever it is asked. */
#include "../fixture.h"
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_text(view, "Left", widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    char path[1000];
    snprintf(path, sizeof path, "%s/left-XXXXXX", getenv("TMPDIR"));
    close(mkstemp(path));
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.leaves-temporary-files", NULL, timeline);
}
