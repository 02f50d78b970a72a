/*
 * widget_views.h: how an entry is drawn: kinds of views, their attributes, the recorder. Include
 * <widget_plugin.h>.
 */
#ifndef WIDGET_VIEWS_H
#define WIDGET_VIEWS_H

#include "widget_intents.h"
#include "widget_layouts.h"
#include "widget_styles.h"
#include "widget_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The kinds of views, with SwiftUI's names and meaning. A view that takes one child and gets
   several treats them as SwiftUI treats a Group: a modifier applies to each, a container lays them
   out. Attributes are in brackets. */
typedef enum widget_kind {
    /* Children that are laid out as if they stood in the parent. */
    WIDGET_GROUP = 1,
    /* Containers. [ALIGNMENT, SPACING; default: centre, the platform's spacing] */
    WIDGET_VSTACK = 2,
    WIDGET_HSTACK = 3,
    WIDGET_ZSTACK = 4, /* back to front; [ALIGNMENT: horizontal | vertical] */
    WIDGET_SPACER = 5, /* [MIN_LENGTH] */
    WIDGET_DIVIDER = 6,
    /* Text: [TEXT_STRING] or [DATE, DATE_STYLE and the attributes of the style]; or children of
       kind TEXT, which are runs of one paragraph, and IMAGE, which are symbols in its lines. On
       each: [TEXT_SCALE, LOCALE] */
    WIDGET_TEXT = 7,
    /* [SYMBOL: an SF Symbols name, or IMAGE_SOURCE; RESIZABLE, and then for a picture CAP_INSETS,
       TILED; INTERPOLATION, TEMPLATE, ACCENTED_RENDERING, SYMBOL_FRAME] */
    WIDGET_IMAGE = 8,
    WIDGET_COLOR = 9, /* [FILL: any paint]; takes all the room it is offered */
    /* Shapes. [FILL, or STROKE and LINE_WIDTH, LINE_CAP, LINE_JOIN, MITER_LIMIT, DASH, DASH_PHASE;
       without both, the foreground style; SHAPE_INSET, except for PATH] */
    WIDGET_RECTANGLE = 10,
    WIDGET_ROUNDED_RECTANGLE = 11, /* [CORNER_WIDTH, CORNER_HEIGHT, CONTINUOUS] */
    WIDGET_CIRCLE = 12,
    WIDGET_CAPSULE = 13, /* [CONTINUOUS] */
    WIDGET_ELLIPSE = 14,
    /* Content that depends on the room it gets. [CONTENT: widget_geometry_content] */
    WIDGET_GEOMETRY_READER = 15,
    WIDGET_LINK = 16, /* [URL; DISABLED] */
    /* The first child whose ideal size fits the room, or the last. [HORIZONTAL, VERTICAL: the axes
       that count; both true by default] */
    WIDGET_VIEW_THAT_FITS = 17,
    /* A shape of lines and curves. [PATH_NUMBERS, or CONTENT: widget_path_content; EVEN_ODD] */
    WIDGET_PATH = 18,
    /* The widget's own shape, its corners reduced by the distance from the widget's edges. */
    WIDGET_CONTAINER_SHAPE = 19,
    /* Rows that share their columns. [ALIGNMENT, SPACING between columns, ROW_SPACING] Each child
       of kind GRID_ROW is a row; any other one is a row across all columns. */
    WIDGET_GRID = 20,
    WIDGET_GRID_ROW = 21, /* [ALIGNMENT: vertical]; outside a grid a GROUP */
    /* Rows of cells in declared columns, or columns of cells in declared rows. [GRID_ITEMS, SPACING
       between lines, ALIGNMENT of all columns in more room] */
    WIDGET_LAZY_VGRID = 22,
    WIDGET_LAZY_HGRID = 23,
    /* Children that the plugin's functions place. [CONTENT: widget_layout_size, PLACEMENT:
       widget_layout_placement, GUIDE: widget_layout_guide, EDGE_SPACING: widget_layout_spacing, the
       last two optional; HORIZONTAL or VERTICAL: the direction for spacers and dividers] */
    WIDGET_LAYOUT = 24,
    /* A button or a toggle that performs an intent when it is pressed. [ACTION; IS_ON for a toggle,
       whose first child is its look when it is off, the second when it is on; DISABLED, which its
       children must show themselves] */
    WIDGET_ACTION_REGION = 25,
    /* The whole content of a control. [ACTION; IS_ON for a toggle; TINT: the colour when it is on;
       DISABLED] The first child is its label; the second, if any, describes its effect or its
       state, for a toggle that of off; a toggle's third child describes on. Of each child, the
       first symbol and the texts are shown. */
    WIDGET_CONTROL = 26,

    /* A fraction as a bar, LINE_WIDTH high and as wide as its room, or as a ring that fills its
       room. [GAUGE_FORM; AMOUNT: the fraction, 0 to 1, or START_DATE, END_DATE and COUNTS_DOWN,
       which follow the time without asking the plugin; FILL: a gradient runs along the gauge,
       default: the tint; TRACK: the part that is not reached, default: none; LINE_WIDTH, default 4,
       or for a ring a tenth of its side; MARKED] */
    WIDGET_GAUGE = 27,

    /* Modifiers of the first child. */
    WIDGET_PADDING = 64,         /* [INSETS: top, leading, bottom, trailing] */
    WIDGET_FRAME = 65,           /* [WIDTH, HEIGHT, ALIGNMENT] */
    WIDGET_FLEX_FRAME = 66,      /* [MIN_WIDTH … MAX_HEIGHT, ALIGNMENT]; infinity allowed */
    WIDGET_BACKGROUND = 67,      /* the other children lie behind, in a ZStack; [ALIGNMENT] */
    WIDGET_OVERLAY = 68,         /* the other children lie in front, in a ZStack; [ALIGNMENT] */
    WIDGET_CLIP = 69,            /* the second child is the shape */
    WIDGET_OPACITY = 70,         /* every text, shape and picture inside is faded; [AMOUNT] */
    WIDGET_OFFSET = 71,          /* [X, Y] */
    WIDGET_FIXED_SIZE = 72,      /* [HORIZONTAL, VERTICAL; both true by default] */
    WIDGET_LAYOUT_PRIORITY = 73, /* [AMOUNT] */
    WIDGET_ALIGNMENT_GUIDE = 74, /* [ALIGNMENT: one guide; CONTENT: widget_guide] */
    /* The other children are the widget's background, behind its margins too. */
    WIDGET_CONTAINER_BACKGROUND = 75,
    WIDGET_PLACE = 76, /* An anchor of the view at a point; takes all the room. [PLACED_AT] */
    /* Scales and then rotates the view when it is drawn. [ANGLE, SCALE_X, SCALE_Y; X, Y: the
       anchor, as fractions of the view's size, default 0.5] */
    WIDGET_TRANSFORM = 77,
    /* Offers the view room of a ratio. [AMOUNT: width divided by height, default: the view's own;
       FILLS] */
    WIDGET_ASPECT_RATIO = 78,
    /* Keeps room free beside a view. [INSETS: lengths; or for a second child: EDGES: the edge where
       it stands, SPACING, default 8, and ALIGNMENT] */
    WIDGET_SAFE_AREA = 79,
    /* Extends a view from its frame into the free room of SAFE_AREA views around it, where the
       frame touches that room. [EDGES, default all] */
    WIDGET_IGNORES_SAFE_AREA = 80,

    /* Effects, which change a view's picture; its place in the layout stays. */
    /* Gives every text, shape and picture inside a shadow. [FILL: its colour; RADIUS, X, Y,
       INNER] */
    WIDGET_SHADOW = 81,
    WIDGET_BLUR = 82, /* each is blurred; [RADIUS], [OPAQUE] */
    /* The other children, in a ZStack, are a mask: the view shows where they are opaque.
       [ALIGNMENT] */
    WIDGET_MASK = 83,
    WIDGET_BLEND = 84,             /* each is mixed with what is behind it; [BLEND_MODE] */
    WIDGET_COMPOSITING_GROUP = 85, /* one picture before effects and blending around it */
    WIDGET_COLOR_EFFECT = 86,      /* [COLOR_EFFECT_KIND and its attributes] */
    WIDGET_AFFINE_TRANSFORM = 87,  /* [MATRIX], from the view's top left corner */
    /* Draws the view through a projection from its top left corner [MATRIX: nine doubles], or
       rotated in space and seen from the front [ANGLE, AXIS; X, Y: the anchor, like a TRANSFORM's;
       AMOUNT: the perspective, 0 for none, default 1]. */
    WIDGET_PROJECTION = 88,

    /* A view's attributes for a grid around it. [GRID_COLUMNS; X, Y: its anchor in the cell, as
       fractions of the room; UNSIZED_AXES; ALIGNMENT: horizontal, for its column] */
    WIDGET_GRID_CELL = 89,
    /* A value that a LAYOUT around the view can look up. [KEY; CONTENT: any function, whose context
       is the value] */
    WIDGET_LAYOUT_VALUE = 90,
    WIDGET_Z_INDEX = 91, /* [AMOUNT: siblings with a larger one are drawn later, default 0] */
    /* A view whose frame a widget_geometry can look up after it was placed. [KEY] */
    WIDGET_LANDMARK = 92,
    /* Content that is recorded when the view has its place, and laid out in its frame. [CONTENT:
       widget_geometry_content; SIDE: widget_side; ALIGNMENT] */
    WIDGET_DEFERRED = 93
} widget_kind;

/* The attributes of views; the comments name their setters. Inherited attributes may be set on any
   view and apply to it and everything inside, like SwiftUI's environment. */
typedef enum widget_attribute {
    WIDGET_TEXT_STRING = 1,    /* string: the text of a TEXT */
    WIDGET_DATE = 2,           /* date */
    WIDGET_DATE_STYLE = 3,     /* int: widget_date_style */
    WIDGET_SYMBOL = 4,         /* string */
    WIDGET_ALIGNMENT = 5,      /* int: widget_alignment */
    WIDGET_SPACING = 6,        /* double */
    WIDGET_MIN_LENGTH = 7,     /* double */
    WIDGET_FILL = 8,           /* paint */
    WIDGET_STROKE = 9,         /* paint */
    WIDGET_LINE_WIDTH = 10,    /* double, default 1 */
    WIDGET_CORNER_WIDTH = 11,  /* double */
    WIDGET_CORNER_HEIGHT = 12, /* double; default: the width */
    WIDGET_CONTINUOUS = 13,    /* bool: continuous corners, default true */
    WIDGET_CONTENT = 14,       /* callback */
    WIDGET_URL = 15,    /* string; for a LINK its target, on any other view the widget's own URL; it
                        must be one that widget_result_open_url accepts, or nothing is opened */
    WIDGET_INSETS = 16, /* four doubles: top, leading, bottom, trailing; NaN: the default, 16 */
    WIDGET_WIDTH = 17,  /* double */
    WIDGET_HEIGHT = 18,
    WIDGET_MIN_WIDTH = 19,
    WIDGET_IDEAL_WIDTH = 20,
    WIDGET_MAX_WIDTH = 21,
    WIDGET_MIN_HEIGHT = 22,
    WIDGET_IDEAL_HEIGHT = 23,
    WIDGET_MAX_HEIGHT = 24,
    WIDGET_AMOUNT = 25, /* double */
    WIDGET_X = 26,      /* double */
    WIDGET_Y = 27,
    WIDGET_HORIZONTAL = 28, /* bool */
    WIDGET_VERTICAL = 29,
    WIDGET_ID = 30, /* string: identity among siblings, for transitions (SwiftUI's id) */
    /* double: a shape's distance from its frame; half the line's width keeps a line inside the
       frame (strokeBorder) */
    WIDGET_SHAPE_INSET = 31,
    WIDGET_ANTIALIASED = 32, /* bool, default true */
    WIDGET_FILLS = 33,       /* bool: covers the room instead of fitting into it */
    WIDGET_ANGLE = 34,       /* double: degrees, clockwise */
    WIDGET_SCALE_X = 35,     /* double, default 1 */
    WIDGET_SCALE_Y = 36,
    WIDGET_RESIZABLE = 37,         /* bool: fills the room instead of keeping its own size */
    WIDGET_EDGES = 38,             /* int: set of widget_edge */
    WIDGET_RADIUS = 39,            /* double: of a blur, at most 1,000 */
    WIDGET_BLEND_MODE = 40,        /* int: widget_blend_mode */
    WIDGET_COLOR_EFFECT_KIND = 41, /* int: widget_color_effect */
    /* six doubles a, b, c, d, tx, ty: x' = a x + c y + tx, y' = b x + d y + ty; or for a PROJECTION
       nine, m0 to m8: x' = (m0 x + m1 y + m2) / w, y' = (m3 x + m4 y + m5) / w,
       w = m6 x + m7 y + m8 */
    WIDGET_MATRIX = 42,
    /* four doubles: x, y and z of the axis that a PROJECTION rotates about, x to the right, y down
       and z towards the viewer, and how far in front of the view its anchor is */
    WIDGET_AXIS = 43,
    WIDGET_INNER = 44, /* bool: a shadow falls into the view from its edges */
    /* How changes from entry to entry are animated; kept in the display list for hosts that
       animate. Any view: strings such as opacity, slide, numericText, easeInOut, pulse. */
    WIDGET_TRANSITION = 45,
    WIDGET_CONTENT_TRANSITION = 46,
    WIDGET_ANIMATION = 47,
    WIDGET_SYMBOL_EFFECT = 48,

    WIDGET_EVEN_ODD = 49,     /* bool: the inside follows the even-odd rule */
    WIDGET_LINE_CAP = 50,     /* int: widget_line_cap */
    WIDGET_LINE_JOIN = 51,    /* int: widget_line_join */
    WIDGET_MITER_LIMIT = 52,  /* double, default 10: length of a sharp corner in line widths */
    WIDGET_DASH = 53,         /* up to 64 doubles: lengths of dashes and gaps, in turn */
    WIDGET_DASH_PHASE = 54,   /* double: how far into the dashes the line begins */
    WIDGET_PATH_NUMBERS = 55, /* doubles: a path, see widget_path_verb */
    /* six doubles: x and y in the frame; the anchor of the view at that point, as fractions of its
       size; the width and the height that it is offered, NaN for its ideal size */
    WIDGET_PLACED_AT = 56,
    WIDGET_ROW_SPACING = 57, /* double */
    /* int: the number of columns a cell spans, default 1; 0: a whole line of a lazy grid, in other
       grids also the next cell's column */
    WIDGET_GRID_COLUMNS = 58,
    /* int: 1 horizontal, 2 vertical, 3 both: along these axes the cell takes the room that others
       leave */
    WIDGET_UNSIZED_AXES = 59,
    /* doubles, five for each column or row: 1 fixed, 2 flexible or 3 adaptive; its length or the
       least one; the greatest one; the distance to the next; its cells' widget_alignment. Defaults
       for NaN: 10, infinity, 8, centred */
    WIDGET_GRID_ITEMS = 60,
    WIDGET_PLACEMENT = 61,    /* callback */
    WIDGET_GUIDE = 62,        /* callback */
    WIDGET_EDGE_SPACING = 63, /* callback */
    WIDGET_KEY = 64,          /* int: any number of the plugin's */
    WIDGET_SIDE = 65,         /* int: widget_side */
    /* callback: widget_guide_default, for the plugin's own guides in the view's ALIGNMENT */
    WIDGET_GUIDE_DEFAULT = 66,

    /* double, 0.1 to 1: the size of a TEXT as a factor of its font's (SwiftUI's secondary scale:
       0.8), for the system font up to 17 points and below semibold; larger letters shrink more,
       bolder ones less, and those of serif, monospaced and other fonts do not */
    WIDGET_TEXT_SCALE = 67,
    WIDGET_TEXT_CASE = 68, /* int: widget_text_case of a date; record other texts in their case */
    /* string: BCP 47 or POSIX; a TEXT's own language, for its date and the forms of its letters */
    WIDGET_LOCALE = 69,
    WIDGET_TIME_ZONE = 70, /* string: IANA; a date's own time zone */
    /* doubles: start, end and optionally the moment at which the text is paused; since 1970 */
    WIDGET_DATE_INTERVAL = 71,
    /* bool: shows the time left of the interval; default: true for a TEXT, false for a GAUGE */
    WIDGET_COUNTS_DOWN = 72,
    WIDGET_DATE_FIELDS = 73,      /* int: set of widget_date_field; default: all of the style */
    WIDGET_DATE_FIELD_COUNT = 74, /* int: the greatest number of them shown, largest first */
    WIDGET_DATE_PRECISION = 75,   /* double: seconds from one change of a counter to the next */
    WIDGET_DATE_SIGN = 76,        /* int: widget_date_sign */
    WIDGET_GAUGE_FORM = 77,       /* int: widget_gauge_form */
    WIDGET_START_DATE = 78,       /* date: when a gauge is empty */
    WIDGET_END_DATE = 79,         /* date: when a gauge is full */
    WIDGET_TRACK = 80,            /* paint: one colour */
    WIDGET_MARKED = 81, /* bool: all of the gauge is filled, and a dot marks the fraction */
    WIDGET_OPAQUE = 82, /* bool: a BLUR leaves nothing translucent; the edges stay sharp */
    WIDGET_GREATEST_AMOUNT = 83, /* double: the end of a range that begins with AMOUNT */
    WIDGET_ACTION = 84,          /* action: the action of a press */
    WIDGET_IS_ON = 85,           /* bool: the state of a toggle */
    WIDGET_DISABLED = 86,        /* bool: it cannot be pressed */
    WIDGET_IMAGE_SOURCE = 87,    /* image */
    WIDGET_CAP_INSETS = 88,      /* four doubles, as INSETS: borders that keep their size */
    WIDGET_TILED = 89,           /* bool: repeated instead of stretched */
    WIDGET_INTERPOLATION = 90,   /* int: widget_interpolation */
    WIDGET_TEMPLATE = 91,        /* bool: painted with the foreground style where it is opaque */
    /* int: widget_accented_rendering, for a picture drawn in two colours; default: in the colour of
       its group where it is opaque */
    WIDGET_ACCENTED_RENDERING = 92,
    /* two doubles: for a picture that scales with the font as symbols do, the size of the font in
       which it has its own size, and the distance of its baseline from its top in that size */
    WIDGET_SYMBOL_FRAME = 93,

    /* Inherited. */
    WIDGET_FONT = 128, /* font */
    /* int: 100 to 900 or WIDGET_WEIGHT_BOLD, overrides the font's; 0: the font's again */
    WIDGET_FONT_WEIGHT = 129,
    WIDGET_FONT_DESIGN = 130,      /* int: widget_font_design, as the weight */
    WIDGET_ITALIC = 131,           /* bool */
    WIDGET_MONOSPACED_DIGIT = 132, /* bool */
    WIDGET_FOREGROUND = 133,       /* paint: the foreground style */
    WIDGET_TINT = 134,             /* paint */
    WIDGET_LINE_LIMIT = 135,       /* int; 0: no limit */
    WIDGET_TEXT_ALIGNMENT = 136,   /* int: widget_text_alignment */
    WIDGET_MINIMUM_SCALE = 137,    /* double, above 0 up to 1 */
    WIDGET_REDACTED = 138,         /* int: set of widget_redaction; 0 undoes it */
    WIDGET_COLOR_SCHEME = 139,     /* int: widget_color_scheme, for this subtree */
    WIDGET_RIGHT_TO_LEFT = 140,    /* bool */
    WIDGET_LINE_SPACING = 141,     /* double */
    WIDGET_TRUNCATION = 142,       /* int: widget_truncation */
    WIDGET_TEXT_SIZE = 143,        /* int: widget_text_size (dynamic type) */
    WIDGET_UNDERLINE = 144,        /* bool */
    WIDGET_STRIKETHROUGH = 145,    /* bool */
    /* paint: the second and third level of the foreground style set on the same view; levels after
       those that are set derive from the last. */
    WIDGET_FOREGROUND_SECOND = 146,
    WIDGET_FOREGROUND_THIRD = 147,
    WIDGET_ACCENTABLE = 148,       /* bool: in the accent colour when drawn in two colours */
    WIDGET_SYMBOL_RENDERING = 149, /* int: widget_symbol_rendering */
    WIDGET_SYMBOL_VARIANTS = 150,  /* string: added to names of symbols, such as circle.fill */
    WIDGET_IMAGE_SCALE = 151,      /* int: symbols 1 smaller, 2 as large, 3 larger than text */

    WIDGET_KERNING = 152,           /* double: points added after each letter */
    WIDGET_TRACKING = 153,          /* double: likewise, without ligatures */
    WIDGET_BASELINE_OFFSET = 154,   /* double: points upwards */
    WIDGET_UNDERLINE_PATTERN = 155, /* int: widget_line_pattern */
    WIDGET_STRIKETHROUGH_PATTERN = 156,
    WIDGET_UNDERLINE_COLOR = 157, /* paint, of which a colour counts; default: the letters' */
    WIDGET_STRIKETHROUGH_COLOR = 158,
    WIDGET_FONT_WIDTH = 159,     /* double, -1 (narrow) to 1 (wide), overrides the font's */
    WIDGET_LINES_RESERVED = 160, /* int: the number of lines that room is reserved for */
    WIDGET_TIGHTENING = 161,     /* bool: letters may move closer when a line is too long */

    /* Accessibility, on any view. A view with a label or an identifier has a node of its own in the
       display list, even if it draws nothing. */
    WIDGET_ACCESSIBILITY_LABEL = 192,      /* string */
    WIDGET_ACCESSIBILITY_IDENTIFIER = 193, /* string */
    WIDGET_ACCESSIBILITY_VALUE = 194,      /* string */
    WIDGET_ACCESSIBILITY_HIDDEN = 195      /* bool */
} widget_attribute;

/* The geometry for a GEOMETRY_READER's content. */
typedef struct widget_geometry {
    size_t size;
    double width, height;
    double x, y;                           /* its top left corner, from the widget's */
    double top, leading, bottom, trailing; /* safe area: the margins its frame reaches into */
    /* Use widget_landmark_frame. */
    bool (*landmark)(const struct widget_geometry *, int64_t key, widget_rect *frame);
} widget_geometry;

/* Finds the frame of the LANDMARK placed last with a key, from the widget's corner. [main], during
   the call that received `geometry`. Returns false when there is none. */
static inline bool widget_landmark_frame(const widget_geometry *geometry, int64_t key,
                                         widget_rect *frame) {
    return geometry->landmark(geometry, key, frame);
}

/* Where the content of a DEFERRED view is drawn. */
typedef enum widget_side {
    WIDGET_BEHIND = 1,
    WIDGET_IN_FRONT = 2,
    WIDGET_INSTEAD = 3 /* the view only determines the size */
} widget_side;

/* Content of a GEOMETRY_READER. [main] Called during layout, possibly several times with different
   sizes. */
typedef void (*widget_geometry_content)(widget_view *view, const widget_geometry *geometry,
                                        void *context);

/* The steps of a path. A path is a list of numbers, each verb followed by x and y of its points; at
   most 100,000 verbs. Verbs before the first move have no effect. */
typedef enum widget_path_verb {
    WIDGET_PATH_MOVE = 0,  /* one point: the start of a new part */
    WIDGET_PATH_LINE = 1,  /* one point */
    WIDGET_PATH_QUAD = 2,  /* a control point and the end of a curve */
    WIDGET_PATH_CURVE = 3, /* two control points and the end of a curve */
    WIDGET_PATH_CLOSE = 4  /* no point: a line to the start of the part */
} widget_path_verb;

/* Receives the numbers of a PATH's content; valid during its call. [main] */
typedef struct widget_path widget_path;
struct widget_path {
    size_t size;
    void (*append)(widget_path *, const double *numbers, size_t count);
};

/* Content of a PATH: appends a path, in points from the frame's top left corner. [main] Called
   during layout, possibly several times with different sizes. */
typedef void (*widget_path_content)(widget_path *path, double width, double height, void *context);

/* Append a step to a path, with its points; see widget_path_verb. [main] Only in the content of a
   PATH. */
static inline void widget_move_to(widget_path *path, double x, double y) {
    const double numbers[3] = {WIDGET_PATH_MOVE, x, y};
    path->append(path, numbers, 3);
}
static inline void widget_line_to(widget_path *path, double x, double y) {
    const double numbers[3] = {WIDGET_PATH_LINE, x, y};
    path->append(path, numbers, 3);
}
static inline void widget_curve_to(widget_path *path, double x1, double y1, double x2, double y2,
                                   double x, double y) {
    const double numbers[7] = {WIDGET_PATH_CURVE, x1, y1, x2, y2, x, y};
    path->append(path, numbers, 7);
}
static inline void widget_close_path(widget_path *path) {
    const double numbers[1] = {WIDGET_PATH_CLOSE};
    path->append(path, numbers, 1);
}

/* The environment that views can depend on. */
typedef struct widget_environment {
    size_t size;
    widget_family family;                  /* a single bit */
    double width, height;                  /* the widget's size, margins included */
    double top, leading, bottom, trailing; /* its margins, also where the widget disabled them */
    double scale;                          /* pixels per point */
    widget_color_scheme color_scheme;      /* dark in other modes than full colour */
    widget_rendering_mode rendering_mode;
    widget_text_size text_size;
    uint32_t redaction; /* set of widget_redaction; a placeholder has WIDGET_REDACT_PLACEHOLDER,
                           which the runner applies without the plugin's help */
    bool right_to_left;
    bool is_preview;         /* shown in a gallery */
    bool shows_background;   /* false: the container background is not drawn */
    bool increased_contrast; /* named colours stand out more */
    const char *locale;      /* BCP 47 or POSIX, such as en_US; never NULL */
    const char *time_zone;   /* IANA, such as Europe/Berlin; never NULL */
    bool reaches_margins; /* the widget disabled its margins, so the content gets its whole size */
} widget_environment;

/* The recorder. All its functions are [main] and valid only inside the call that received it. Trees
   deeper than 2,000 or larger than 100,000 views are cut there and reported. */
struct widget_view {
    size_t size;
    void (*begin)(widget_view *, widget_kind);
    void (*end)(widget_view *);
    void (*set_bool)(widget_view *, widget_attribute, bool);
    void (*set_int)(widget_view *, widget_attribute, int64_t);
    void (*set_double)(widget_view *, widget_attribute, double);
    void (*set_doubles)(widget_view *, widget_attribute, const double *values, size_t count);
    void (*set_string)(widget_view *, widget_attribute, const char *text, size_t length);
    void (*set_date)(widget_view *, widget_attribute, double date);
    void (*set_paint)(widget_view *, widget_attribute, const widget_paint *);
    void (*set_font)(widget_view *, widget_attribute, const widget_font *);
    void (*set_callback)(widget_view *, widget_attribute, widget_function, void *context,
                         widget_release);
    const widget_environment *(*environment)(const widget_view *);
    void (*set_image)(widget_view *, widget_attribute, const widget_image *);
    /* Use widget_measure. */
    bool (*measure)(widget_view *, widget_proposal, widget_content, void *context,
                    widget_measurement *);
    void (*set_action)(widget_view *, widget_attribute, const char *intent,
                       const widget_argument *arguments, size_t count);
    /* Use widget_record_again. */
    void (*record_again)(widget_view *);
};

/* Measures the views that `content` records, in a room. Only inside the content of a
   GEOMETRY_READER; returns false elsewhere. `content` is called at once, with a view of its own; set
   `out->size` before. */
static inline bool widget_measure(widget_view *view, widget_proposal room, widget_content content,
                                  void *context, widget_measurement *out) {
    return view->measure(view, room, content, context, out);
}

/* Asks for the entry's content to be recorded again when it is laid out, replacing the present
   recording, for content that depends on the layout. Use it in the content and in the callbacks
   that it sets. The runner repeats the recording a few times for a drawing and keeps the last
   one. */
static inline void widget_record_again(widget_view *view) { view->record_again(view); }

/* The environment that the content is drawn for. Valid as long as `view`, and the same during the
   whole call and in the callbacks that it sets; it does not include the plugin's own inherited
   attributes. */
static inline const widget_environment *widget_view_environment(const widget_view *view) {
    return view->environment(view);
}

/* Opens a view inside the open one. */
static inline void widget_begin(widget_view *view, widget_kind kind) { view->begin(view, kind); }
/* Closes the view that was opened last; a call too many is ignored and logged. */
static inline void widget_end(widget_view *view) { view->end(view); }
/* Set an attribute of the open view, before its first child. The last value counts. */
static inline void widget_set_bool(widget_view *view, widget_attribute name, bool value) {
    view->set_bool(view, name, value);
}
static inline void widget_set_int(widget_view *view, widget_attribute name, int64_t value) {
    view->set_int(view, name, value);
}
static inline void widget_set_double(widget_view *view, widget_attribute name, double value) {
    view->set_double(view, name, value);
}
static inline void widget_set_string(widget_view *view, widget_attribute name, const char *text) {
    view->set_string(view, name, text, strlen(text));
}
static inline void widget_set_date(widget_view *view, widget_attribute name, double date) {
    view->set_date(view, name, date);
}
static inline void widget_set_insets(widget_view *view, double top, double leading, double bottom,
                                     double trailing) {
    const double values[4] = {top, leading, bottom, trailing};
    view->set_doubles(view, WIDGET_INSETS, values, 4);
}
static inline void widget_set_paint(widget_view *view, widget_attribute name,
                                    const widget_paint *paint) {
    view->set_paint(view, name, paint);
}
static inline void widget_set_font(widget_view *view, widget_font font) {
    view->set_font(view, WIDGET_FONT, &font);
}
static inline void widget_set_image(widget_view *view, const widget_image *image) {
    view->set_image(view, WIDGET_IMAGE_SOURCE, image);
}
/* Sets the action of a press: an intent by its name, with the values of its parameters, at most 32;
   those left out have their defaults. */
static inline void widget_set_action(widget_view *view, const char *intent,
                                     const widget_argument *arguments, size_t count) {
    view->set_action(view, WIDGET_ACTION, intent, arguments, count);
}
/* Sets a callback and takes over its context: release(context) is called once, when the views are
   no longer needed. */
static inline void widget_set_callback(widget_view *view, widget_attribute name,
                                       widget_function function, void *context,
                                       widget_release release) {
    view->set_callback(view, name, function, context, release);
}

/* ---- Shorthands -------------------------------------------------------------------------- */

/* A system font of a text style. */
static inline widget_font widget_font_style(widget_font_text_style style) {
    widget_font font;
    memset(&font, 0, sizeof font);
    font.size = sizeof font;
    font.style = style;
    return font;
}
/* A system font of a fixed size in points; weight 100…900, or 0 for regular. */
static inline widget_font widget_font_points(double points, int32_t weight) {
    widget_font font;
    memset(&font, 0, sizeof font);
    font.size = sizeof font;
    font.points = points;
    font.weight = weight;
    return font;
}
/* Sets a paint of one colour of the system palette. */
static inline void widget_set_color(widget_view *view, widget_attribute name,
                                    widget_color_name color) {
    widget_paint paint;
    memset(&paint, 0, sizeof paint);
    paint.size = sizeof paint;
    paint.type = WIDGET_PAINT_COLOR;
    paint.opacity = 1.0;
    paint.color.name = color;
    paint.color.opacity = 1.0f;
    view->set_paint(view, name, &paint);
}
/* Sets a paint of one sRGB colour, components 0…1. */
static inline void widget_set_rgb(widget_view *view, widget_attribute name, float red, float green,
                                  float blue, float opacity) {
    widget_paint paint;
    memset(&paint, 0, sizeof paint);
    paint.size = sizeof paint;
    paint.type = WIDGET_PAINT_COLOR;
    paint.opacity = 1.0;
    paint.color.name = WIDGET_RGB;
    paint.color.red = red;
    paint.color.green = green;
    paint.color.blue = blue;
    paint.color.opacity = opacity;
    view->set_paint(view, name, &paint);
}
/* Records a whole TEXT view. */
static inline void widget_text(widget_view *view, const char *text, widget_font font) {
    view->begin(view, WIDGET_TEXT);
    view->set_string(view, WIDGET_TEXT_STRING, text, strlen(text));
    view->set_font(view, WIDGET_FONT, &font);
    view->end(view);
}

#ifdef __cplusplus
}
#endif

#endif
