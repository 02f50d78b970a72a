/* Defers, completes, and then adds, fails and completes again. Only the first answer counts. */
#include "../fixture.h"

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
    return fixture_register(registry, "org.example.completes-twice", "Completes Twice", timeline);
}
