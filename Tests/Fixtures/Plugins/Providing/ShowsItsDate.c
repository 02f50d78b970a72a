/* Shows the date that it is asked for, in seconds, and wants to be asked again in an hour. */
#include "../fixture.h"
#include <stdint.h>
#include <stdio.h>

static void draw(widget_view *view, void *context) {
    char text[32];
    snprintf(text, sizeof text, "%lld", (long long)(intptr_t)context);
    widget_text(view, text, widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    const double now = widget_now(out);
    widget_add_entry(out, now, draw, (void *)(intptr_t)now, NULL);
    widget_reload_after(out, now + 3600);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.shows-its-date", NULL, timeline);
}
