/* Answers with 100,000 entries, one a second. */
#include <widget_plugin.h>

enum { COUNT = 100000 };

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_text(view, "One of many", widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    for (int i = 0; i < COUNT; i++) widget_add_entry(out, widget_now(out) + i, draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.many-entries",
                                .display_name = "Many Entries",
                                .families = WIDGET_SYSTEM_SMALL,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
