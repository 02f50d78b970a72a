/* A companion: it has no widget, and finds names for the intent SelectName. */
#include <stdio.h>
#include <widget_plugin.h>

static void find_names(widget_options *out, const char *search) {
    widget_value loud = {.as_bool = false};
    widget_options_setting(out, 1, &loud);
    (void)search;
    widget_options_add(out, "ada", loud.as_bool ? "ADA" : "Ada", NULL);
    widget_options_add(out, "grace", loud.as_bool ? "GRACE" : "Grace", NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    const widget_parameter parameters[] = {
        {.size = sizeof(widget_parameter),
         .name = "name",
         .type = WIDGET_STRING,
         .default_value = {.as_string = "ada"},
         .find_options = find_names},
        {.size = sizeof(widget_parameter), .name = "loud", .type = WIDGET_BOOL},
        {.size = sizeof(widget_parameter), .name = "volume", .type = WIDGET_INT},
        {.size = sizeof(widget_parameter), .name = "echo", .type = WIDGET_STRING},
        {.size = sizeof(widget_parameter), .name = "secret", .type = WIDGET_STRING},
    };
    widget_handler handler = {sizeof handler, "SelectName", parameters,
                              sizeof parameters / sizeof *parameters};
    widget_register_handler(registry, &handler);
    return WIDGET_ABI_VERSION;
}
