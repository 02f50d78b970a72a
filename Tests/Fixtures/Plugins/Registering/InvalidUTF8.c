/* Passes broken UTF-8: a lone continuation byte, a cut sequence, a surrogate and a NUL, as its
   display name and as text. */
#include <widget_plugin.h>

static void draw(widget_view *view, void *context) {
    static const char text[] = "caf\xC3 \x80 \xED\xA0\x80 \xFF\0 end";
    (void)context;
    widget_begin(view, WIDGET_TEXT);
    view->set_string(view, WIDGET_TEXT_STRING, text, sizeof text - 1);
    widget_end(view);
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.invalid-utf8",
                                .display_name = "Broken \xE2\x82 Name",
                                .families = WIDGET_SYSTEM_SMALL,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
