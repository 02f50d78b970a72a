/* A widget that an intent configures which a companion of its bundle may handle; some parameters are
   asked for in some cases only. */
#include <stdio.h>
#include <widget_plugin.h>

static void draw(widget_view *view, void *context) {
    widget_text(view, context, widget_font_style(WIDGET_FONT_BODY));
}

static void timeline(widget_timeline *out, const char *name, bool loud, int64_t volume,
                     const char *echo, const char *secret) {
    static char text[200];
    snprintf(text, sizeof text, "name %s volume %d %s%s", name, loud ? (int)volume : 0, echo,
             secret);
    widget_add_entry(out, widget_now(out), draw, text, NULL);
}

static const widget_value yes = {.as_bool = true};
static const widget_value five = {.as_int = 5};
static const widget_condition is_loud = {.size = sizeof is_loud,
                                         .parameter = "loud",
                                         .comparison = WIDGET_EQUAL,
                                         .values = &yes,
                                         .value_count = 1};
static const widget_condition echoes[] = {
    {.size = sizeof(widget_condition),
     .parameter = "volume",
     .comparison = WIDGET_LESS,
     .negated = true,
     .values = &five,
     .value_count = 1},
    {.size = sizeof(widget_condition),
     .comparison = WIDGET_FAMILY,
     .families = WIDGET_SYSTEM_SMALL | WIDGET_SYSTEM_LARGE},
};
static const widget_condition has_name = {
    .size = sizeof has_name, .parameter = "name", .comparison = WIDGET_HAS_VALUE, .negated = true};
static const widget_case loud_case = {sizeof loud_case, &is_loud, 1};
static const widget_case echo_cases[] = {{sizeof(widget_case), echoes, 2},
                                         {sizeof(widget_case), &has_name, 1}};

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    const widget_parameter parameters[] = {
        {.size = sizeof(widget_parameter),
         .name = "name",
         .type = WIDGET_STRING,
         .flags = WIDGET_PARAMETER_OPTIONAL},
        {.size = sizeof(widget_parameter), .name = "loud", .type = WIDGET_BOOL},
        {.size = sizeof(widget_parameter),
         .name = "volume",
         .type = WIDGET_INT,
         .default_value = {.as_int = 3},
         .cases = &loud_case,
         .case_count = 1},
        {.size = sizeof(widget_parameter),
         .name = "echo",
         .type = WIDGET_STRING,
         .flags = WIDGET_PARAMETER_OPTIONAL,
         .cases = echo_cases,
         .case_count = 2},
        {.size = sizeof(widget_parameter),
         .name = "secret",
         .type = WIDGET_STRING,
         .flags = WIDGET_PARAMETER_OPTIONAL | WIDGET_PARAMETER_UNASKED,
         .cases = &loud_case,
         .case_count = 1},
    };
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = "org.example.names",
                                .families = WIDGET_SYSTEM_SMALL | WIDGET_SYSTEM_MEDIUM,
                                .parameters = parameters,
                                .parameter_count = sizeof parameters / sizeof *parameters,
                                .timeline = (widget_function)timeline,
                                .intent = "SelectName"};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
