#include "pin_control.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "pin.h"

static const widget_host *host;

/* What the control shows. */
typedef struct pin {
    int64_t pinned;   /* seconds; 0: none */
    int64_t interval; /* what a press would pin */
} pin;

static void draw_text(widget_view *view, const char *format, int64_t seconds) {
    char text[60];
    snprintf(text, sizeof text, format, seconds);
    widget_text(view, text, widget_font_style(WIDGET_FONT_BODY));
}

static void draw_pin(widget_view *view, void *context) {
    const pin *pin = context;
    bool is_on = pin->pinned != 0;
    const widget_argument arguments[] = {
        {sizeof(widget_argument), "value", WIDGET_BOOL, {.as_bool = !is_on}},
        {sizeof(widget_argument), "interval", WIDGET_INT, {.as_int = pin->interval}},
    };
    widget_begin(view, WIDGET_CONTROL);
    widget_set_action(view, "set-pinned", arguments, 2);
    widget_set_bool(view, WIDGET_IS_ON, is_on);

    widget_begin(view, WIDGET_HSTACK);
    widget_begin(view, WIDGET_IMAGE);
    widget_set_string(view, WIDGET_SYMBOL, is_on ? "pin.fill" : "pin");
    widget_end(view);
    widget_text(view, "Pin Interval", widget_font_style(WIDGET_FONT_BODY));
    widget_end(view);

    widget_text(view, "As set", widget_font_style(WIDGET_FONT_BODY));
    draw_text(view, "Every %" PRId64 " s", pin->pinned);
    widget_end(view);
}

static void show_pin(widget_timeline *out, int64_t interval) {
    pin *shown = malloc(sizeof *shown);
    if (shown == NULL) {
        widget_fail(out, "There is no memory left for the control.");
        return;
    }
    *shown = (pin){.pinned = pinned_interval(), .interval = interval};
    widget_add_entry(out, widget_now(out), draw_pin, shown, free);
}

static void set_pinned(widget_result *out, bool value, int64_t interval) {
    char problem[160];
    if (!pin_interval(value ? interval : 0, problem, sizeof problem)) {
        widget_result_fail(out, problem);
        return;
    }
    const widget_center *center = widget_extension(host, "porthole.center/1");
    if (center != NULL) center->reload_timelines(NULL);
}

#define INTERVAL                                                                                   \
    {.size = sizeof(widget_parameter),                                                             \
     .name = "interval",                                                                           \
     .title = "Interval",                                                                          \
     .description = "Seconds between two readings while it is pinned",                             \
     .type = WIDGET_INT,                                                                           \
     .default_value = {.as_int = 5},                                                               \
     .minimum = 5,                                                                                 \
     .maximum = 86400}

static const widget_parameter control_parameters[] = {INTERVAL};
static const widget_parameter intent_parameters[] = {
    {.size = sizeof(widget_parameter), .name = "value", .title = "Pinned", .type = WIDGET_BOOL},
    INTERVAL,
};

void register_pin(const widget_host *given, widget_registry *registry) {
    host = given;
    widget_intent intent = {
        .size = sizeof intent,
        .name = "set-pinned",
        .title = "Pin Interval",
        .description = "Has all monitors read the machine in one interval.",
        .parameters = intent_parameters,
        .parameter_count = 2,
        .perform = (widget_function)set_pinned,
    };
    widget_register_intent(registry, &intent);
    widget_control control = {
        .size = sizeof control,
        .kind = "org.porthole.system-monitor.pin",
        .display_name = "Pin Interval",
        .description = "Has all monitors read the machine in one interval.",
        .parameters = control_parameters,
        .parameter_count = 1,
        .show = (widget_function)show_pin,
    };
    widget_register_control(registry, &control);
}
