#include <widget_plugin.h>

static void draw(widget_view *view, void *context) {
    (void)context;
    widget_begin(view, WIDGET_VSTACK);
        widget_text(view, "Hello", widget_font_style(WIDGET_FONT_HEADLINE));
        widget_begin(view, WIDGET_TEXT);
            widget_set_date(view, WIDGET_DATE, 0.0);
            widget_set_int(view, WIDGET_DATE_STYLE, WIDGET_DATE_RELATIVE);
        widget_end(view);
    widget_end(view);
}

static void hello(widget_timeline *out, bool loud) {
    (void)loud;
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

static const widget_parameter parameters[] = {
    {.size = sizeof(widget_parameter), .name = "loud", .title = "Loud",
     .description = "Speak up", .type = WIDGET_BOOL, .default_value = {.as_bool = false}},
};

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget, .kind = "org.example.hello",
        .display_name = "Hello", .description = "Says hello.",
        .families = WIDGET_SYSTEM_SMALL | WIDGET_SYSTEM_MEDIUM,
        .parameters = parameters, .parameter_count = 1,
        .placeholder = (widget_function)hello, .snapshot = (widget_function)hello,
        .timeline = (widget_function)hello};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
