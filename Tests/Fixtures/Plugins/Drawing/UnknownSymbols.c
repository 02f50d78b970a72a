/* Draws fifteen symbols that nobody has, the first with a name of ten thousand letters. */
#include <stdio.h>
#include <string.h>
#include <widget_plugin.h>

static void draw(widget_view *view, void *context) {
    (void)context;
    static char name[10001];
    memset(name, 'a', sizeof name - 1);
    widget_begin(view, WIDGET_VSTACK);
    for (int index = 0; index < 15; index++) {
        widget_begin(view, WIDGET_IMAGE);
        widget_set_string(view, WIDGET_SYMBOL, name);
        widget_end(view);
        snprintf(name, sizeof name, "nobody.has.%d", index);
    }
    widget_end(view);
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.unknown-symbols",
                                .families = WIDGET_SYSTEM_LARGE,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
