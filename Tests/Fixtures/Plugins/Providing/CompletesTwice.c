/* Defers, completes, and then adds, fails and completes again. Only the first answer counts. */
#include <widget_plugin.h>

static void draw(widget_view *view, void *context) {
    widget_text(view, context, widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    static char first[] = "First answer", second[] = "Second answer";
    widget_defer(out);
    widget_add_entry(out, widget_now(out), draw, first, NULL);
    widget_complete(out);

    widget_add_entry(out, widget_now(out), draw, second, NULL);
    widget_fail(out, "the second completion");
    widget_complete(out);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.completes-twice",
                                .display_name = "Completes Twice",
                                .families = WIDGET_SYSTEM_SMALL,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
