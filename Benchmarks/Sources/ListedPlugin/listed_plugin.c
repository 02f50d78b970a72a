/* A widget whose kind is the name of its library's file: copies of this plugin are many plugins. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <string.h>
#include <widget_plugin.h>

static void draw(widget_view *view, void *context) {
    (void)view;
    (void)context;
}

static void timeline(widget_timeline *out) {
    widget_add_entry(out, widget_now(out), draw, NULL, NULL);
}

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    Dl_info self;
    if (dladdr((void *)widget_plugin_entry, &self) == 0) return WIDGET_ABI_VERSION;
    const char *slash = strrchr(self.dli_fname, '/');
    widget_descriptor widget = {.size = sizeof widget,
                                .kind = slash == NULL ? self.dli_fname : slash + 1,
                                .display_name = "Listed",
                                .families = WIDGET_SYSTEM_SMALL | WIDGET_SYSTEM_MEDIUM,
                                .timeline = (widget_function)timeline};
    widget_register(registry, &widget);
    return WIDGET_ABI_VERSION;
}
