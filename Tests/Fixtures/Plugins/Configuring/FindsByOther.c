/* A widget with a parameter whose options follow from another one, and one that is asked for only
   when that has a value. */
#include <stdio.h>
#include <string.h>
#include <widget_plugin.h>

static void draw(widget_view *view, void *context) {
    widget_text(view, context, widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, "Train", NULL);
}

static void find_stops(widget_options *out, const char *search) {
    char stop[64];
    widget_value line;
    if (!widget_options_setting(out, 0, &line) || line.as_string[0] == '\0') return;
    snprintf(stop, sizeof stop, "%.40s Centre", line.as_string);
    if (strstr(stop, search) != NULL) widget_options_add(out, stop, NULL, NULL);
}

static void find_none(widget_options *out, const char *search) {
    (void)out;
    (void)search;
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    static const widget_condition has_stop[] = {
        {.size = sizeof(widget_condition), .parameter = "stop", .comparison = WIDGET_HAS_VALUE}};
    static const widget_case cases[] = {{sizeof(widget_case), has_stop, 1}};
    static const widget_parameter parameters[] = {
        {.size = sizeof(widget_parameter), .name = "line", .type = WIDGET_STRING},
        {.size = sizeof(widget_parameter),
         .name = "stop",
         .type = WIDGET_STRING,
         .find_options = find_stops},
        {.size = sizeof(widget_parameter),
         .name = "exit",
         .type = WIDGET_STRING,
         .find_options = find_none,
         .cases = cases,
         .case_count = 1},
    };
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.trains",
                                .families = WIDGET_SYSTEM_SMALL,
                                .options = WIDGET_READS_SETTINGS,
                                .parameters = parameters,
                                .parameter_count = sizeof parameters / sizeof *parameters,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
