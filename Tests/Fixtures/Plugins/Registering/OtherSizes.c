/* Registers two widgets with structs of other sizes than this header's: one whose parameters and
   descriptor have fields this header does not know, and one that ends before the options. */
#include <stddef.h>
#include <stdint.h>
#include <widget_plugin.h>

typedef struct newer_parameter {
    widget_parameter known;
    uint64_t unknown[3];
} newer_parameter;

static void timeline(widget_timeline *out) { (void)out; }

WIDGET_EXPORT uint32_t widget_plugin_entry(const widget_host *host, widget_registry *registry) {
    (void)host;
    newer_parameter parameters[] = {
        {{.size = sizeof(newer_parameter),
          .name = "one",
          .type = WIDGET_BOOL,
          .default_value = {.as_bool = true}},
         {1, 2, 3}},
        {{.size = sizeof(newer_parameter),
          .name = "two",
          .type = WIDGET_INT,
          .default_value = {.as_int = 2}},
         {4, 5, 6}},
    };
    struct {
        widget_descriptor known;
        uint64_t unknown[4];
    } newer = {{.size = sizeof newer,
                .kind = "org.example.newer",
                .families = WIDGET_SYSTEM_SMALL,
                .parameters = &parameters[0].known,
                .parameter_count = 2,
                .timeline = (widget_function)timeline},
               {7, 8, 9, 10}};
    widget_register(registry, &newer.known);

    /* Everything after `timeline` is beyond its size, and nonsense. */
    widget_descriptor older = {.size = offsetof(widget_descriptor, context),
                               .kind = "org.example.older",
                               .families = WIDGET_SYSTEM_MEDIUM,
                               .timeline = (widget_function)timeline,
                               .context = (void *)(intptr_t)-1};
    widget_register(registry, &older);
    return WIDGET_ABI_VERSION;
}
