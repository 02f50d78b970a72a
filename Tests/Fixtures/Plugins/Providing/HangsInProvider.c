/* Never answers: one widget defers and forgets, one blocks and one spins for ever. A fourth, in
   the same plugin, is well. */
#include <unistd.h>
#include <widget_plugin.h>

static volatile unsigned long turns;

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_text(view, "Still here", widget_font_style(WIDGET_FONT_BODY));
}

static void forget(widget_timeline *out) { widget_defer(out); }

static void block(widget_timeline *out) {
    (void)out;
    for (;;) pause();
}

static void spin(widget_timeline *out) {
    (void)out;
    for (;;) turns++;
}

static void answer(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

static void add(widget_registry *registry, const char *kind, widget_function timeline) {
    widget_descriptor widget = {
        .size = sizeof widget, .kind = kind, .families = WIDGET_SYSTEM_SMALL, .timeline = timeline};
    widget_register(registry, &widget);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    add(registry, "org.example.hangs.deferred", (widget_function)forget);
    add(registry, "org.example.hangs.blocked", (widget_function)block);
    add(registry, "org.example.hangs.spinning", (widget_function)spin);
    add(registry, "org.example.hangs.well", (widget_function)answer);
    return WIDGET_ABI_VERSION;
}
