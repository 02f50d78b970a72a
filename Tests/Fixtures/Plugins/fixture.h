#pragma once

/* What many fixtures register. It stands for widget_plugin.h. */
#include <widget_plugin.h>

/* Registers a small widget; a name that is NULL is left out. Returns what the entry returns. */
static inline uint32_t fixture_register(widget_registry *registry, const char *kind,
                                        const char *name, void (*timeline)(widget_timeline *out)) {
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = kind,
                                .display_name = name,
                                .families = WIDGET_SYSTEM_SMALL,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
