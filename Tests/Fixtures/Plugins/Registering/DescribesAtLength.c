/* Has a parameter whose default is a megabyte long, which no command should have to read. */
#include <stdlib.h>
#include <string.h>
#include <widget_plugin.h>

static void timeline(widget_timeline *out) { widget_fail(out, "nothing to show"); }

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    const size_t length = 1u << 20;
    char *value = malloc(length + 1);
    if (value == NULL) return 0;
    memset(value, 'm', length);
    value[length] = '\0';
    const widget_parameter parameter = {.size = sizeof parameter,
                                        .name = "text",
                                        .type = WIDGET_STRING,
                                        .default_value = {.as_string = value}};
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.describes-at-length",
                                .families = WIDGET_SYSTEM_SMALL,
                                .options = WIDGET_READS_SETTINGS,
                                .parameters = &parameter,
                                .parameter_count = 1,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    free(value);
    return WIDGET_ABI_VERSION;
}
