/* Has widgets whose timelines wait for a network that is not there: one says so, one waits for
   ever. Both have a placeholder. */
#include <widget_plugin.h>

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_text(view, "Sunny, 21 degrees", widget_font_style(WIDGET_FONT_BODY));
}

static void placeholder(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

static void say(widget_timeline *out) { widget_fail(out, "There is no network."); }

static void wait(widget_timeline *out) { widget_defer(out); }

static void add(widget_registry *registry, const char *kind, widget_function timeline) {
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = kind,
                                .display_name = kind,
                                .families = WIDGET_SYSTEM_SMALL | WIDGET_SYSTEM_MEDIUM,
                                .placeholder = (widget_function)placeholder,
                                .timeline = timeline};
    widget_register(registry, &widget);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    add(registry, "waits", (widget_function)wait);
    add(registry, "says", (widget_function)say);
    return WIDGET_ABI_VERSION;
}
