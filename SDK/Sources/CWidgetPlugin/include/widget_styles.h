/*
 * widget_styles.h: the values of views' attributes: fonts, colours, pictures, dates and choices.
 * Include <widget_plugin.h>.
 */
#ifndef WIDGET_STYLES_H
#define WIDGET_STYLES_H

#include "widget_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The style of a date; all except TIME_OF_DAY and DAY update by themselves. SwiftUI's
   Text.DateStyle. */
typedef enum widget_date_style {
    WIDGET_DATE_TIME_OF_DAY = 1, /* 11:23 PM */
    WIDGET_DATE_DAY = 2,         /* June 3, 2019 */
    WIDGET_DATE_RELATIVE = 3,    /* 2 hr, 23 min */
    WIDGET_DATE_OFFSET = 4,      /* +2 hours */
    WIDGET_DATE_TIMER = 5,       /* 36:59:01 */
    /* 4:59: the time left, or passed, of DATE_INTERVAL. [COUNTS_DOWN, DATE_FIELDS: 78:20 without
       WIDGET_FIELD_HOUR, DATE_FIELD_COUNT, DATE_PRECISION] */
    WIDGET_DATE_TIMER_INTERVAL = 6,
    /* 00:05.23 since DATE. [DATE_FIELDS, DATE_FIELD_COUNT, DATE_PRECISION: 0.01] */
    WIDGET_DATE_STOPWATCH = 7,
    /* 3 minutes, 42 seconds from DATE to now. [DATE_FIELDS, DATE_FIELD_COUNT: 2, DATE_SIGN] */
    WIDGET_DATE_DISTANCE = 8,
    /* in 3 hours, tomorrow, Monday, June 3: DATE relative to now. [DATE_FIELDS, DATE_FIELD_COUNT:
       1, DATE_PRECISION: the seconds beyond which the day is named] */
    WIDGET_DATE_REFERENCE = 9
} widget_date_style;

/* The units that a date may show, or'ed. */
typedef enum widget_date_field {
    WIDGET_FIELD_YEAR = 1 << 0,
    WIDGET_FIELD_MONTH = 1 << 1,
    WIDGET_FIELD_WEEK = 1 << 2,
    WIDGET_FIELD_DAY = 1 << 3,
    WIDGET_FIELD_HOUR = 1 << 4,
    WIDGET_FIELD_MINUTE = 1 << 5,
    WIDGET_FIELD_SECOND = 1 << 6
} widget_date_field;

/* Which distances have a sign. */
typedef enum widget_date_sign {
    WIDGET_SIGN_AUTOMATIC = 1, /* those to a date ahead, a minus */
    WIDGET_SIGN_NEVER = 2,
    WIDGET_SIGN_ALWAYS = 3
} widget_date_sign;

typedef enum widget_text_case { WIDGET_UPPERCASE = 1, WIDGET_LOWERCASE = 2 } widget_text_case;

/* The pattern of a line under or through letters. */
typedef enum widget_line_pattern {
    WIDGET_LINE_SOLID = 1,
    WIDGET_LINE_DOT = 2,
    WIDGET_LINE_DASH = 3,
    WIDGET_LINE_DASH_DOT = 4,
    WIDGET_LINE_DASH_DOT_DOT = 5
} widget_line_pattern;

/* The form of a GAUGE. */
typedef enum widget_gauge_form {
    WIDGET_GAUGE_BAR = 1,
    WIDGET_GAUGE_RING = 2,      /* from the top, clockwise */
    WIDGET_GAUGE_OPEN_RING = 3, /* three quarters of a ring, open at the bottom */
    WIDGET_GAUGE_SPOKES = 4     /* eight spokes, for work of unknown duration; no fraction */
} widget_gauge_form;

/* A horizontal and a vertical guide, or'ed. Numbers from 64 on, multiplied by 256 for vertical
   ones, are a plugin's own guides; without a GUIDE_DEFAULT they lie on the leading or top edge. */
typedef enum widget_alignment {
    WIDGET_LEADING = 1,
    WIDGET_CENTER_HORIZONTAL = 2,
    WIDGET_TRAILING = 3,
    WIDGET_TOP = 1 << 8,
    WIDGET_CENTER_VERTICAL = 2 << 8,
    WIDGET_BOTTOM = 3 << 8,
    WIDGET_FIRST_TEXT_BASELINE = 4 << 8,
    WIDGET_LAST_TEXT_BASELINE = 5 << 8,
    /* The middle of the first line's capital letters, or of a view without text. */
    WIDGET_FIRST_TEXT_LINE_CENTER = 6 << 8
} widget_alignment;

/* The edges of a view, or'ed. */
typedef enum widget_edge {
    WIDGET_TOP_EDGE = 1 << 0,
    WIDGET_LEADING_EDGE = 1 << 1,
    WIDGET_BOTTOM_EDGE = 1 << 2,
    WIDGET_TRAILING_EDGE = 1 << 3
} widget_edge;

typedef enum widget_text_alignment {
    WIDGET_TEXT_LEADING = 1,
    WIDGET_TEXT_CENTER = 2,
    WIDGET_TEXT_TRAILING = 3
} widget_text_alignment;

/* Where an ellipsis replaces the letters of a line that is too long. */
typedef enum widget_truncation {
    WIDGET_TRUNCATE_TAIL = 1,
    WIDGET_TRUNCATE_MIDDLE = 2,
    WIDGET_TRUNCATE_HEAD = 3
} widget_truncation;

/* Why content is hidden, or'ed; SwiftUI's RedactionReasons. */
typedef enum widget_redaction {
    WIDGET_REDACT_PLACEHOLDER = 1 << 0, /* there are no data yet */
    WIDGET_REDACT_PRIVACY = 1 << 1,     /* the data are private */
    WIDGET_REDACT_INVALIDATED = 1 << 2  /* the data are out of date */
} widget_redaction;

/* The colouring of symbols, SwiftUI's SymbolRenderingMode. */
typedef enum widget_symbol_rendering {
    WIDGET_SYMBOL_MONOCHROME = 1,
    WIDGET_SYMBOL_MULTICOLOR = 2, /* some have their own colours */
    WIDGET_SYMBOL_HIERARCHICAL = 3,
    WIDGET_SYMBOL_PALETTE = 4
} widget_symbol_rendering;

/* How a picture is drawn in two colours, WidgetKit's WidgetAccentedRenderingMode. */
typedef enum widget_accented_rendering {
    WIDGET_ACCENTED_ACCENTED = 1,             /* in the accent colour, where it is opaque */
    WIDGET_ACCENTED_DESATURATED = 2,          /* in the other colour, as opaque as it is bright */
    WIDGET_ACCENTED_ACCENTED_DESATURATED = 3, /* in the accent colour, as opaque as it is bright */
    WIDGET_ACCENTED_FULL_COLOR = 4            /* in its own colours */
} widget_accented_rendering;

/* How a view is mixed with what is behind it, SwiftUI's BlendMode. */
typedef enum widget_blend_mode {
    WIDGET_BLEND_NORMAL = 0,
    WIDGET_BLEND_MULTIPLY = 1,
    WIDGET_BLEND_SCREEN = 2,
    WIDGET_BLEND_OVERLAY = 3,
    WIDGET_BLEND_DARKEN = 4,
    WIDGET_BLEND_LIGHTEN = 5,
    WIDGET_BLEND_COLOR_DODGE = 6,
    WIDGET_BLEND_COLOR_BURN = 7,
    WIDGET_BLEND_SOFT_LIGHT = 8,
    WIDGET_BLEND_HARD_LIGHT = 9,
    WIDGET_BLEND_DIFFERENCE = 10,
    WIDGET_BLEND_EXCLUSION = 11,
    WIDGET_BLEND_HUE = 12,
    WIDGET_BLEND_SATURATION = 13,
    WIDGET_BLEND_COLOR = 14,
    WIDGET_BLEND_LUMINOSITY = 15,
    WIDGET_BLEND_SOURCE_ATOP = 16,
    WIDGET_BLEND_DESTINATION_OVER = 17,
    WIDGET_BLEND_DESTINATION_OUT = 18,
    WIDGET_BLEND_PLUS_DARKER = 19,
    WIDGET_BLEND_PLUS_LIGHTER = 20,
    WIDGET_BLEND_XOR = 21 /* each where the other is not */
} widget_blend_mode;

/* The effects on a view's colours, with their attributes in brackets. */
typedef enum widget_color_effect {
    WIDGET_EFFECT_BRIGHTNESS = 1,   /* [AMOUNT: added; -1 black, 1 white] */
    WIDGET_EFFECT_CONTRAST = 2,     /* [AMOUNT: 0 grey, 1 none] */
    WIDGET_EFFECT_SATURATION = 3,   /* [AMOUNT: 0 grey, 1 none] */
    WIDGET_EFFECT_GRAYSCALE = 4,    /* [AMOUNT: 0 none, 1 grey] */
    WIDGET_EFFECT_HUE_ROTATION = 5, /* [ANGLE] */
    WIDGET_EFFECT_INVERT = 6,
    WIDGET_EFFECT_MULTIPLY = 7,           /* [FILL: a colour] */
    WIDGET_EFFECT_LUMINANCE_TO_ALPHA = 8, /* black, as opaque as it was bright */
    /* [AMOUNT: 0 to 1; GREATEST_AMOUNT: 0 to 1, default 1; FILL: a colour]: the colour where the
       view's opacity is about between both amounts, nothing elsewhere */
    WIDGET_EFFECT_ALPHA_THRESHOLD = 9,
    /* [MATRIX: twenty doubles, row by row]: the factors of red, green, blue and alpha, and a
       constant, for the new red, green, blue and alpha */
    WIDGET_EFFECT_TRANSFORM = 10
} widget_color_effect;

typedef enum widget_color_scheme { WIDGET_LIGHT = 1, WIDGET_DARK = 2 } widget_color_scheme;

/* Dynamic type sizes, SwiftUI's DynamicTypeSize. */
typedef enum widget_text_size {
    WIDGET_TEXT_XSMALL = 1,
    WIDGET_TEXT_SMALL = 2,
    WIDGET_TEXT_MEDIUM = 3,
    WIDGET_TEXT_LARGE = 4, /* the default */
    WIDGET_TEXT_XLARGE = 5,
    WIDGET_TEXT_XXLARGE = 6,
    WIDGET_TEXT_XXXLARGE = 7,
    WIDGET_TEXT_ACCESSIBILITY1 = 8,
    WIDGET_TEXT_ACCESSIBILITY2 = 9,
    WIDGET_TEXT_ACCESSIBILITY3 = 10,
    WIDGET_TEXT_ACCESSIBILITY4 = 11,
    WIDGET_TEXT_ACCESSIBILITY5 = 12
} widget_text_size;

typedef enum widget_font_text_style {
    WIDGET_FONT_NONE = 0, /* a fixed size */
    WIDGET_FONT_LARGE_TITLE = 1,
    WIDGET_FONT_TITLE = 2,
    WIDGET_FONT_TITLE2 = 3,
    WIDGET_FONT_TITLE3 = 4,
    WIDGET_FONT_HEADLINE = 5,
    WIDGET_FONT_BODY = 6,
    WIDGET_FONT_CALLOUT = 7,
    WIDGET_FONT_SUBHEADLINE = 8,
    WIDGET_FONT_FOOTNOTE = 9,
    WIDGET_FONT_CAPTION = 10,
    WIDGET_FONT_CAPTION2 = 11
} widget_font_text_style;

typedef enum widget_font_design {
    WIDGET_DESIGN_DEFAULT = 1,
    WIDGET_DESIGN_SERIF = 2,
    WIDGET_DESIGN_ROUNDED = 3,
    WIDGET_DESIGN_MONOSPACED = 4
} widget_font_design;

/* A weight beside 100 (ultra light) to 900 (black). */
enum {
    /* Bold as the text style has it, 600 for most; 700 in fonts of a fixed size or a family, and
       where the font has a weight of its own. */
    WIDGET_WEIGHT_BOLD = 1
};

/* The letters that are drawn as small capitals. */
typedef enum widget_small_caps {
    WIDGET_SMALL_CAPS_ALL = 1,
    WIDGET_SMALL_CAPS_LOWERCASE = 2,
    WIDGET_SMALL_CAPS_UPPERCASE = 3
} widget_small_caps;

/* The distance between lines. */
typedef enum widget_leading {
    WIDGET_LEADING_STANDARD = 1,
    WIDGET_LEADING_TIGHT = 2,
    WIDGET_LEADING_LOOSE = 3
} widget_leading;

/* A font: of a text style, or of a fixed size. */
typedef struct widget_font {
    size_t size;
    widget_font_text_style style; /* scales with the text size; or */
    double points;                /* a size; with a family and a style, the size at text size L */
    int32_t weight;               /* 100 to 900, WIDGET_WEIGHT_BOLD; 0: the style's */
    widget_font_design design;    /* 0: default */
    const char *family;           /* NULL: the system font; else a family, or a font's own name */
    bool italic;
    bool monospaced_digit;
    widget_small_caps small_caps; /* 0: none */
    widget_leading leading;       /* 0: standard */
    double width;                 /* -1 (narrow) to 1 (wide), 0: the family's own */
} widget_font;

/* A colour: a name of the system palette, which follows light and dark, or components. */
typedef enum widget_color_name {
    WIDGET_RGB = 0,
    WIDGET_PRIMARY = 1, /* labels */
    WIDGET_SECONDARY = 2,
    WIDGET_TERTIARY = 3,
    WIDGET_QUATERNARY = 4,
    WIDGET_QUINARY = 5,
    WIDGET_ACCENT = 6,
    WIDGET_RED = 7,
    WIDGET_ORANGE = 8,
    WIDGET_YELLOW = 9,
    WIDGET_GREEN = 10,
    WIDGET_MINT = 11,
    WIDGET_TEAL = 12,
    WIDGET_CYAN = 13,
    WIDGET_BLUE = 14,
    WIDGET_INDIGO = 15,
    WIDGET_PURPLE = 16,
    WIDGET_PINK = 17,
    WIDGET_BROWN = 18,
    WIDGET_GRAY = 19,
    WIDGET_FILL_PRIMARY = 20, /* the fill colours, for large shapes */
    WIDGET_FILL_SECONDARY = 21,
    WIDGET_FILL_TERTIARY = 22,
    WIDGET_FILL_QUATERNARY = 23,
    WIDGET_BACKGROUND_PRIMARY = 24, /* white, black */
    WIDGET_BACKGROUND_SECONDARY = 25,
    WIDGET_BACKGROUND_TERTIARY = 26,
    WIDGET_SEPARATOR = 27
} widget_color_name;

typedef struct widget_color {
    widget_color_name name;
    float red, green, blue; /* for WIDGET_RGB; values outside 0…1 are wider than sRGB */
    float opacity;          /* multiplies the named colour's own */
} widget_color;

typedef enum widget_paint_type {
    WIDGET_PAINT_COLOR = 1, /* color */
    WIDGET_PAINT_LEVEL = 2, /* level 1…5 of the foreground style: .primary, … */
    /* stops, start, end; colours between the stops of a gradient are mixed as the eye sees them, in
       Oklab, each counting by its opacity, but those of a mesh by components */
    WIDGET_PAINT_LINEAR_GRADIENT = 3,
    WIDGET_PAINT_TINT = 4, /* the inherited tint */
    /* stops, start: the centre, from and to: radii in points */
    WIDGET_PAINT_RADIAL_GRADIENT = 5,
    /* the same with ellipses; from and to: radii as fractions of the width and the height */
    WIDGET_PAINT_ELLIPTICAL_GRADIENT = 6,
    /* stops, start: the centre, from and to: angles; the first half of a gap has the last colour,
       the second half the first */
    WIDGET_PAINT_ANGULAR_GRADIENT = 7,
    /* stops: colours at the points of a grid, row by row; columns, points */
    WIDGET_PAINT_MESH_GRADIENT = 8,
    WIDGET_PAINT_MATERIAL = 9 /* the blurred background; level 1 (ultra thin) … 5 (ultra thick) */
} widget_paint_type;

typedef struct widget_point {
    double x, y; /* in a paint: 0…1 of the shape's frame, (0, 0) top left */
} widget_point;

/* A colour at a place along a gradient. */
typedef struct widget_gradient_stop {
    widget_color color;
    double location; /* 0…1 */
} widget_gradient_stop;

/* A style for filling or stroking, with at most 256 stops. */
typedef struct widget_paint {
    size_t size;
    widget_paint_type type;
    double opacity; /* multiplies */
    widget_color color;
    int32_t level;
    widget_point start, end;
    const widget_gradient_stop *stops;
    size_t stop_count;
    double from, to;
    const widget_point *points; /* at most 256 */
    size_t point_count;
    size_t columns;
} widget_paint;

typedef struct widget_rect {
    double x, y, width, height;
} widget_rect;

/* How the pixels of an enlarged picture are smoothed. */
typedef enum widget_interpolation {
    WIDGET_INTERPOLATION_NONE = 1, /* large pixels stay squares */
    WIDGET_INTERPOLATION_LOW = 2,
    WIDGET_INTERPOLATION_MEDIUM = 3,
    WIDGET_INTERPOLATION_HIGH = 4
} widget_interpolation;

/* A picture: the bytes of a PNG, JPEG, WebP, HEIC, GIF, SVG or PDF, or the path of such a file, or
   pixels. It is decoded when it is drawn, and only as many pixels as are visible leave the process,
   once for all entries that show them. At most 64 MiB, 16,384 pixels a side and 40 million in
   total; a picture that cannot be drawn leaves its frame empty and adds a line to the log. */
typedef struct widget_image {
    size_t size;
    const void *bytes; /* of a file; or of pixels: red, green, blue, alpha, not premultiplied */
    size_t length;
    const char *path;       /* of a file, when bytes is NULL */
    uint32_t width, height; /* of pixels; 0 for a file */
    double scale;           /* pixels per point of the picture's own size; 0: 1 */
} widget_image;

/* The optional feature "porthole.images/1", for plugins that process pictures themselves. All
   functions are [any] and return false for a picture that cannot be drawn. */
typedef struct widget_images {
    size_t size;
    /* A picture's upright size: in pixels, or in points for SVG and PDF. */
    bool (*measure)(const widget_image *, double *width, double *height);
    /* Fills rgba with width × height pixels, as in widget_image: the whole picture, scaled. */
    bool (*decode)(const widget_image *, uint32_t width, uint32_t height, uint8_t *rgba);
    /* Calls receive once with the picture as a file: a PNG, or a JPEG when quality is not negative:
       0, small, to 1, good. The bytes are valid during that call. */
    bool (*encode)(const widget_image *, double quality,
                   void (*receive)(void *context, const void *bytes, size_t length), void *context);
} widget_images;

/* The ends of a line. */
typedef enum widget_line_cap {
    WIDGET_CAP_BUTT = 0,
    WIDGET_CAP_ROUND = 1,
    WIDGET_CAP_SQUARE = 2
} widget_line_cap;

/* The corners of a line. */
typedef enum widget_line_join {
    WIDGET_JOIN_MITER = 0,
    WIDGET_JOIN_ROUND = 1,
    WIDGET_JOIN_BEVEL = 2
} widget_line_join;

/* How the host draws the colours of a widget, WidgetKit's WidgetRenderingMode. */
typedef enum widget_rendering_mode {
    WIDGET_FULL_COLOR = 1,
    /* Two colours: white, and the accent colour for ACCENTABLE views; of other colours only the
       opacity counts. */
    WIDGET_ACCENTED = 2,
    WIDGET_VIBRANT = 3 /* white with the widget's brightness as opacity, on a blurred wallpaper */
} widget_rendering_mode;

#ifdef __cplusplus
}
#endif

#endif
