/* Prints eight megabytes to standard output and as many to standard error, in the entry and again
   in the provider. */
#include "../fixture.h"
#include <stdio.h>

static void flood(FILE *stream) {
    static const char line[] = "The quick brown fox jumps over the lazy dog, again and again.\n";
    for (size_t written = 0; written < 8u << 20; written += sizeof line - 1) fputs(line, stream);
    fflush(stream);
}

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_text(view, "Flooded", widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    flood(stdout);
    flood(stderr);
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    flood(stdout);
    flood(stderr);
    return fixture_register(registry, "org.example.floods-output", "Floods Output", timeline);
}
