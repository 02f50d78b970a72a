/* How busy and how full this machine is: a plugin in plain C. */
#include <stdlib.h>
#include <widget_plugin.h>

#include "faces.h"
#include "pin.h"
#include "pin_control.h"

static const double shortest_interval = 5.0;

static void add_face(widget_timeline *out, const readings *readings, bool show_swap) {
    face *face = make_face(readings, widget_now(out), widget_requested_family(out), show_swap);
    if (face == NULL) {
        widget_fail(out, "There is no memory left for the readings.");
        return;
    }
    widget_add_entry(out, widget_now(out), draw_face, face, free);
}

/* Drawn redacted, so any readings do. */
static void placeholder(widget_timeline *out, int64_t interval, bool show_swap) {
    (void)interval;
    const readings sample = sample_readings();
    add_face(out, &sample, show_swap);
}

static void timeline(widget_timeline *out, int64_t interval, bool show_swap) {
    readings machine;
    char problem[160];
    if (!read_machine(&machine, problem, sizeof problem)) {
        widget_fail(out, problem);
        return;
    }
    add_face(out, &machine, show_swap);
    int64_t pinned = pinned_interval();
    double wait = (double)(pinned != 0 ? pinned : interval);
    widget_reload_after(out,
                        widget_now(out) + (wait > shortest_interval ? wait : shortest_interval));
}

static void snapshot(widget_timeline *out, int64_t interval, bool show_swap) {
    if (widget_is_preview(out))
        placeholder(out, interval, show_swap);
    else
        timeline(out, interval, show_swap);
}

static const widget_parameter parameters[] = {
    {.size = sizeof(widget_parameter),
     .name = "interval",
     .title = "Interval",
     .description = "Seconds between two readings",
     .type = WIDGET_INT,
     .default_value = {.as_int = 60},
     .minimum = 5,
     .maximum = 86400},
    {.size = sizeof(widget_parameter),
     .name = "show_swap",
     .title = "Show Swap",
     .description = "Whether swap space gets a bar",
     .type = WIDGET_BOOL,
     .default_value = {.as_bool = false}},
};

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    widget_descriptor widget = {
        .size = sizeof widget,
        .kind = "org.porthole.system-monitor",
        .display_name = "System Monitor",
        .description = "Processors, memory, disk and uptime of this machine.",
        .families = WIDGET_SYSTEM_SMALL | WIDGET_SYSTEM_MEDIUM | WIDGET_ACCESSORY_RECTANGULAR,
        .parameters = parameters,
        .parameter_count = sizeof parameters / sizeof *parameters,
        .placeholder = (widget_function)placeholder,
        .snapshot = (widget_function)snapshot,
        .timeline = (widget_function)timeline,
    };
    widget_register(registry, &widget);
    register_pin(host, registry);
    return WIDGET_ABI_VERSION;
}
