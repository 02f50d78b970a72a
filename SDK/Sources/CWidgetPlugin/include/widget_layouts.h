/*
 * widget_layouts.h: the sizes and places of views, for a plugin's own guides and layouts. Include
 * <widget_plugin.h>.
 */
#ifndef WIDGET_LAYOUTS_H
#define WIDGET_LAYOUTS_H

#include "widget_styles.h"
#include "widget_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The dimensions of the view that an ALIGNMENT_GUIDE modifies, for its function. */
typedef struct widget_dimensions {
    size_t size;
    double width, height;
    double first_text_baseline, last_text_baseline;
    /* The position of any guide; NaN when an explicit one is asked for and nothing inside sets
       it. */
    double (*guide)(const struct widget_dimensions *, int64_t guide, bool is_explicit);
} widget_dimensions;

/* Returns a guide's position in the view's own coordinates. [main] */
typedef double (*widget_guide)(const widget_dimensions *dimensions, void *context);
/* Returns the position of one of the plugin's own guides in a view that does not set it. [main] */
typedef double (*widget_guide_default)(int64_t guide, const widget_dimensions *dimensions,
                                       void *context);

/* The room that is offered; NaN asks for the ideal length. */
typedef struct widget_proposal {
    double width, height;
} widget_proposal;

/* The result of widget_measure; baselines are measured from the top. */
typedef struct widget_measurement {
    size_t size;
    double width, height;
    double first_text_baseline, last_text_baseline;
} widget_measurement;

/* A view's preferred distance at an edge, used when a stack has no spacing of its own. */
typedef enum widget_edge_spacing {
    WIDGET_EDGE_STANDARD = 0, /* 8 points */
    WIDGET_EDGE_TEXT = 1,     /* only text, which has distances of its own above and below */
    WIDGET_EDGE_NONE = 2,
    WIDGET_EDGE_MIXED = 3 /* text and other content */
} widget_edge_spacing;

/* The preferred distances at all edges of a view. */
typedef struct widget_spacing {
    widget_edge_spacing top, leading, bottom, trailing;
} widget_spacing;

/* The preferred distances of the texts at a view's upper and lower edge, in points. */
typedef struct widget_text_spacing {
    double above;      /* to a view above that is not text */
    double below;      /* to a view below that is not text */
    double below_text; /* to a text above */
} widget_text_spacing;

/* The distance in points between two facing edges, where texts have the platform's distances
   instead of their own (see widget_text_distance). */
static inline double widget_distance(widget_edge_spacing first, widget_edge_spacing second,
                                     bool vertical) {
    if (first == WIDGET_EDGE_NONE || second == WIDGET_EDGE_NONE) return 0.0;
    return vertical && first == WIDGET_EDGE_TEXT && second == WIDGET_EDGE_TEXT ? 0.0 : 8.0;
}

/* The distance between a lower edge and the upper edge that faces it: the largest preferred one. */
static inline double widget_text_distance(widget_edge_spacing lower, widget_text_spacing lower_text,
                                          widget_edge_spacing upper,
                                          widget_text_spacing upper_text) {
    bool lower_has_text = lower == WIDGET_EDGE_TEXT || lower == WIDGET_EDGE_MIXED;
    bool upper_has_text = upper == WIDGET_EDGE_TEXT || upper == WIDGET_EDGE_MIXED;
    double distance = 0.0;
    if (lower == WIDGET_EDGE_NONE || upper == WIDGET_EDGE_NONE) return 0.0;
    if (!lower_has_text && !upper_has_text) return 8.0;
    if (lower_has_text && upper != WIDGET_EDGE_TEXT && lower_text.below > distance)
        distance = lower_text.below;
    if (upper_has_text && lower != WIDGET_EDGE_TEXT && upper_text.above > distance)
        distance = upper_text.above;
    if (lower_has_text && upper_has_text && upper_text.below_text > distance)
        distance = upper_text.below_text;
    return distance;
}

/* The children of a LAYOUT, by index, for one call of its functions. [main] A child that does not
   exist has no size and the default properties. */
typedef struct widget_layout {
    size_t size;
    size_t (*count)(const struct widget_layout *);
    widget_size (*measure)(const struct widget_layout *, size_t index, widget_proposal);
    /* The position of a guide; NaN when an explicit one is asked for and nothing inside sets it. */
    double (*guide)(const struct widget_layout *, size_t index, int64_t guide, widget_proposal,
                    bool is_explicit);
    double (*priority)(const struct widget_layout *, size_t index);
    widget_spacing (*spacing)(const struct widget_layout *, size_t index);
    /* The context of the LAYOUT_VALUE with a key, or NULL. */
    void *(*value)(const struct widget_layout *, size_t index, int64_t key);
    /* Places the child's top left corner at a point of the bounds' coordinates; ignored outside of
       a widget_layout_placement. A child that is not placed lies in the middle. */
    void (*place)(struct widget_layout *, size_t index, double x, double y, widget_proposal);
    /* The preferred distances of the texts at the child's edges; zero without text. Missing in
       runners whose size is smaller. */
    widget_text_spacing (*text_spacing)(const struct widget_layout *, size_t index);
} widget_layout;

/* A LAYOUT's functions. [main] Called during layout, any number of times. A guide's position is in
   the bounds' coordinates; NaN: none; infinity: what the children set. */
typedef widget_size (*widget_layout_size)(widget_layout *layout, widget_proposal proposal,
                                          void *context);
typedef void (*widget_layout_placement)(widget_layout *layout, widget_rect bounds,
                                        widget_proposal proposal, void *context);
typedef double (*widget_layout_guide)(widget_layout *layout, int64_t guide, widget_rect bounds,
                                      widget_proposal proposal, void *context);
typedef widget_spacing (*widget_layout_spacing)(widget_layout *layout, void *context);

#ifdef __cplusplus
}
#endif

#endif
