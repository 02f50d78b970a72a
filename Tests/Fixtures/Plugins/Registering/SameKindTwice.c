/* Registers one kind twice. */
#include <widget_plugin.h>

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_text(view, "Twice", widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.same-kind",
                                .display_name = "First",
                                .families = WIDGET_SYSTEM_SMALL,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);

    widget_descriptor again = {.size = sizeof again,
                               .kind = "org.example.same-kind",
                               .display_name = "Second",
                               .families = WIDGET_SYSTEM_SMALL,
                               .timeline = (widget_function)timeline};
    widget_register(registry, &again);
    return WIDGET_ABI_VERSION;
}
