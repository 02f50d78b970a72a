/* Two hundred controls, each of which takes almost as long as a test gives it. */
#include <stdio.h>
#include <unistd.h>
#include <widget_plugin.h>

enum { COUNT = 200 };

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_begin(view, WIDGET_CONTROL);
    widget_text(view, "Slow", widget_font_style(WIDGET_FONT_BODY));
    widget_end(view);
}

static void show(widget_timeline *out) {
    usleep(400000);
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    for (int number = 0; number < COUNT; number++) {
        char kind[40];
        (void)snprintf(kind, sizeof kind, "org.example.slow-%d", number);
        widget_control control = {.size = sizeof control,
                                  .kind = kind,
                                  .display_name = "Slow",
                                  .show = (widget_function)show};
        widget_register_control(registry, &control);
    }
    return WIDGET_ABI_VERSION;
}
