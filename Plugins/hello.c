#include <stdlib.h>
#include <widget_plugin.h>

struct greeting {
    const char *text;
    double since;
};

static void draw(widget_view *view, void *context) {
    const struct greeting *greeting = context;
    widget_begin(view, WIDGET_VSTACK);
        widget_text(view, greeting->text, widget_font_style(WIDGET_FONT_HEADLINE));
        widget_begin(view, WIDGET_TEXT);
            widget_set_date(view, WIDGET_DATE, greeting->since);
            widget_set_int(view, WIDGET_DATE_STYLE, WIDGET_DATE_RELATIVE);
        widget_end(view);
    widget_end(view);
}

static void hello(widget_timeline *out, bool loud) {
    struct greeting *greeting = malloc(sizeof *greeting);
    if (greeting == NULL) {
        widget_fail(out, "There is not enough memory.");
        return;
    }
    greeting->text = loud ? "HELLO!" : "Hello";
    greeting->since = widget_now(out);
    widget_add_entry(out, greeting->since, draw, greeting, free);
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
