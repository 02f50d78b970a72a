/* Registers a parameter whose case depends on one that is not there. */
#include <widget_plugin.h>

static void timeline(widget_timeline *out, const char *name) {
    (void)name;
    widget_fail(out, "nobody gets here");
}

static const widget_condition condition = {
    .size = sizeof condition, .parameter = "gone", .comparison = WIDGET_HAS_VALUE};
static const widget_case only = {sizeof only, &condition, 1};

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    const widget_parameter name = {.size = sizeof name,
                                   .name = "name",
                                   .type = WIDGET_STRING,
                                   .cases = &only,
                                   .case_count = 1};
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.unknown-condition",
                                .families = WIDGET_SYSTEM_SMALL,
                                .parameters = &name,
                                .parameter_count = 1,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
