/* Answers with an entry whose content function writes to a null pointer. */
#include "../fixture.h"
#include <stdio.h>

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_begin(view, WIDGET_VSTACK);
    fputs("about to crash in the content\n", stderr);
    volatile int *nowhere = NULL;
    *nowhere = 1;
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.crashes-in-content", "Crashes in Content",
                            timeline);
}
