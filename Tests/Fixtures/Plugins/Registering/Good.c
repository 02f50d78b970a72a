/* A well-behaved plugin: two entries an hour apart, small and medium. */
#include <stdio.h>
#include <widget_plugin.h>

static void draw(widget_view *view, void *context) {
    widget_begin(view, WIDGET_CONTAINER_BACKGROUND);
    widget_begin(view, WIDGET_VSTACK);
    widget_set_int(view, WIDGET_ALIGNMENT, WIDGET_LEADING);
    widget_text(view, "Good", widget_font_style(WIDGET_FONT_HEADLINE));
    widget_begin(view, WIDGET_CAPSULE);
    widget_set_color(view, WIDGET_FILL, WIDGET_GREEN);
    widget_set_string(view, WIDGET_ACCESSIBILITY_IDENTIFIER, "bar");
    widget_end(view);
    widget_text(view, context, widget_font_style(WIDGET_FONT_CAPTION));
    widget_end(view);
    widget_begin(view, WIDGET_COLOR);
    widget_set_color(view, WIDGET_FILL, WIDGET_BACKGROUND_PRIMARY);
    widget_end(view);
    widget_end(view);
}

static void timeline(widget_timeline *out) {
    static char now[] = "Now", later[] = "An hour later";
    widget_add_entry(out, widget_now(out), draw, now, NULL);
    widget_add_entry(out, widget_now(out) + 3600.0, draw, later, NULL);
    widget_reload_after(out, widget_now(out) + 7200.0);
}

static void moment(widget_timeline *out) {
    static char now[] = "Now";
    widget_add_entry(out, widget_now(out), draw, now, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.good",
                                .display_name = "Good",
                                .description = "Does everything right.",
                                .families = WIDGET_SYSTEM_SMALL | WIDGET_SYSTEM_MEDIUM,
                                .placeholder = (widget_function)moment,
                                .snapshot = (widget_function)moment,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
