/* Adds its entries in disorder, two of them for the same date. */
#include "../fixture.h"
#include <stdio.h>

static void draw(widget_view *view, void *context) {
    char text[32];
    snprintf(text, sizeof text, "%+d minutes", (int)(intptr_t)context);
    widget_text(view, text, widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    static const int minutes[] = {120, 0, 60, 30, 60};
    for (size_t i = 0; i < sizeof minutes / sizeof *minutes; i++) {
        void *context = (void *)(intptr_t)minutes[i];
        widget_add_entry(out, widget_now(out) + 60.0 * minutes[i], draw, context, NULL);
    }
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    return fixture_register(registry, "org.example.unsorted-entries", "Unsorted Entries", timeline);
}
