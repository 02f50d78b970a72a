/* Declares a parameter of each type and shows the five arguments it got, one text each, whose
   accessibility identifier is the parameter's name. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <widget_plugin.h>

typedef struct arguments {
    bool flag;
    int64_t count;
    double ratio;
    char name[64];
    double start;
} arguments;

static void echo(widget_view *view, const char *name, const char *value) {
    widget_begin(view, WIDGET_TEXT);
    widget_set_string(view, WIDGET_ACCESSIBILITY_IDENTIFIER, name);
    widget_set_string(view, WIDGET_TEXT_STRING, value);
    widget_set_font(view, widget_font_style(WIDGET_FONT_CAPTION));
    widget_end(view);
}

static void draw(widget_view *view, void *context) {
    const arguments *got = context;
    char text[32];
    widget_begin(view, WIDGET_VSTACK);
    echo(view, "flag", got->flag ? "true" : "false");
    snprintf(text, sizeof text, "%" PRId64, got->count);
    echo(view, "count", text);
    snprintf(text, sizeof text, "%.17g", got->ratio);
    echo(view, "ratio", text);
    echo(view, "name", got->name);
    snprintf(text, sizeof text, "%.3f", got->start);
    echo(view, "start", text);
    widget_end(view);
}

static void timeline(widget_timeline *out, bool flag, int64_t count, double ratio, const char *name,
                     double start) {
    arguments *got = malloc(sizeof *got);
    if (got == NULL) {
        widget_fail(out, "no memory for the arguments");
        return;
    }
    *got = (arguments){.flag = flag, .count = count, .ratio = ratio, .start = start};
    snprintf(got->name, sizeof got->name, "%s", name);
    widget_add_entry(out, widget_now(out), draw, got, free);
}

static const widget_parameter parameters[] = {
    {.size = sizeof(widget_parameter),
     .name = "flag",
     .title = "Flag",
     .type = WIDGET_BOOL,
     .default_value = {.as_bool = true}},
    {.size = sizeof(widget_parameter),
     .name = "count",
     .title = "Count",
     .type = WIDGET_INT,
     .default_value = {.as_int = -7}},
    {.size = sizeof(widget_parameter),
     .name = "ratio",
     .title = "Ratio",
     .type = WIDGET_DOUBLE,
     .default_value = {.as_double = 0.5}},
    {.size = sizeof(widget_parameter),
     .name = "name",
     .title = "Name",
     .type = WIDGET_STRING,
     .default_value = {.as_string = "Ada"}},
    {.size = sizeof(widget_parameter),
     .name = "start",
     .title = "Start",
     .type = WIDGET_DATE_TIME,
     .default_value = {.as_double = 0.0}},
};

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.all-parameters",
                                .display_name = "All Parameters",
                                .families = WIDGET_SYSTEM_SMALL,
                                .parameters = parameters,
                                .parameter_count = sizeof parameters / sizeof *parameters,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
