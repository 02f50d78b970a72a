/*
 * widget_types.h: the types that the other headers share. Include <widget_plugin.h>.
 */
#ifndef WIDGET_TYPES_H
#define WIDGET_TYPES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct widget_host widget_host;
typedef struct widget_registry widget_registry;
typedef struct widget_timeline widget_timeline;
typedef struct widget_view widget_view;
typedef struct widget_options widget_options;
typedef struct widget_recommendations widget_recommendations;

/* Any C function; cast the function for a descriptor to it. */
typedef void (*widget_function)(void);
/* Frees the contents of a context pointer. [any] Called exactly once for each context passed on. */
typedef void (*widget_release)(void *context);

/* The sizes of widgets, WidgetKit's families; a set of them is their bitwise or. */
enum {
    WIDGET_SYSTEM_SMALL = 1u << 0,
    WIDGET_SYSTEM_MEDIUM = 1u << 1,
    WIDGET_SYSTEM_LARGE = 1u << 2,
    WIDGET_SYSTEM_EXTRA_LARGE = 1u << 3,
    WIDGET_SYSTEM_EXTRA_LARGE_PORTRAIT = 1u << 4,
    WIDGET_ACCESSORY_CIRCULAR = 1u << 5,
    WIDGET_ACCESSORY_RECTANGULAR = 1u << 6,
    WIDGET_ACCESSORY_INLINE = 1u << 7, /* shows the first text and a picture before it, unstyled */
    WIDGET_ACCESSORY_CORNER = 1u << 8
};
typedef uint32_t widget_family;

/* The type of a declared parameter, and the C type of its argument. */
typedef enum widget_type {
    WIDGET_BOOL = 1,   /* bool */
    WIDGET_INT = 2,    /* int64_t */
    WIDGET_DOUBLE = 3, /* double */
    WIDGET_STRING = 4, /* const char *, UTF-8, ends with NUL, never NULL, valid until completion */
    WIDGET_DATE_TIME = 5 /* double, seconds since 1970 */
} widget_type;

/* The value of a parameter; its widget_type says which member is set. */
typedef union widget_value {
    bool as_bool;
    int64_t as_int;
    double as_double; /* WIDGET_DOUBLE and WIDGET_DATE_TIME */
    const char *as_string;
} widget_value;

/* One value a user can choose. */
typedef struct widget_choice {
    size_t size;
    const char *id;       /* the value; not empty, unique in the parameter */
    const char *title;    /* shown to the user; NULL: the id */
    const char *subtitle; /* NULL: none */
} widget_choice;

/* Flags of a parameter, or'ed. */
enum {
    /* The parameter may have no value; its default then stands for none. */
    WIDGET_PARAMETER_OPTIONAL = 1u << 0,
    /* A WIDGET_STRING with several values: a JSON array of strings, or texts separated by
       commas. */
    WIDGET_PARAMETER_LIST = 1u << 1,
    /* Users are not asked for it; they can set it by its name. */
    WIDGET_PARAMETER_UNASKED = 1u << 2
};

/* The test of a parameter's value, which is the default when none is set. */
typedef enum widget_comparison {
    WIDGET_HAS_VALUE = 1, /* there is a value; "" is none */
    WIDGET_EQUAL = 2,     /* it is one of `values` */
    WIDGET_LESS = 3,      /* it is less than the first of `values` */
    WIDGET_GREATER = 4,   /* it is greater than the first of `values` */
    WIDGET_FAMILY = 5     /* the widget's family is one of `families`; no parameter */
} widget_comparison;

/* A condition on a parameter's value or on the widget's family. */
typedef struct widget_condition {
    size_t size;
    const char *parameter; /* another one of the descriptor, at any index; NULL for WIDGET_FAMILY */
    widget_comparison comparison;
    bool negated;               /* true when the comparison is false */
    const widget_value *values; /* of that parameter's type */
    size_t value_count;         /* at most 100 */
    widget_family families;
} widget_condition;

/* A case in which users are asked for a parameter: all its conditions must hold. */
typedef struct widget_case {
    size_t size;
    const widget_condition *conditions;
    size_t condition_count; /* at most 32 */
} widget_case;

/* A setting that users can change. */
typedef struct widget_parameter {
    size_t size;
    const char *name;        /* an identifier, unique in the widget: letters, digits, _ */
    const char *title;       /* shown to the user; NULL: the name */
    const char *description; /* NULL: none */
    widget_type type;
    widget_value default_value; /* a NULL string means "" */
    uint32_t flags;             /* WIDGET_PARAMETER_OPTIONAL, … */
    /* For a WIDGET_STRING, the only values allowed, by id; none: any. At most 1,000. */
    const widget_choice *choices;
    size_t choice_count;
    /* For a WIDGET_INT or WIDGET_DOUBLE, the least and the greatest value; both 0: any. */
    double minimum, maximum;
    /* For a list, the least and the greatest number of values; both 0: any. */
    size_t least_count, greatest_count;
    /* For a WIDGET_STRING, finds values to choose from: those that contain `search`, which is empty
       at first. [provider] Returning completes the request, unless widget_options_defer was called.
       Other values are allowed too. NULL: none. */
    void (*find_options)(widget_options *out, const char *search);
    void *options_context; /* what widget_options_context returns; never freed */
    /* The only cases in which users are asked for it, at most 32; none: always. Its value reaches
       the plugin in any case. */
    const widget_case *cases;
    size_t case_count;
} widget_parameter;

/* Records an entry's views into `view`. [main] Called once for each environment that the host asks
   for, such as light and dark, at any time until the context is released. `view` is valid only
   during the call. */
typedef void (*widget_content)(widget_view *view, void *context);

/* A size in points. */
typedef struct widget_size {
    double width, height;
} widget_size;

#ifdef __cplusplus
}
#endif

#endif
