/*
 * widget_fonts.h: fonts that a plugin brings with it. Include <widget_plugin.h>.
 */
#ifndef WIDGET_FONTS_H
#define WIDGET_FONTS_H

#include "widget_styles.h"
#include "widget_types.h"

#ifdef __cplusplus
extern "C" {
#endif

/* One font of a file. Lengths are in ems, upwards. Strings are valid during the call that passes
   them. */
typedef struct widget_font_face {
    size_t size;
    const char *name;      /* PostScript name, such as "Lato-BoldItalic" */
    const char *full_name; /* "Lato Bold Italic" */
    const char *family;    /* "Lato" */
    const char *style;     /* "Bold Italic" */
    int32_t weight;        /* 100 to 900 */
    bool italic;
    bool monospaced;
    double ascent, descent, line_gap, cap_height, x_height;
} widget_font_face;

typedef void (*widget_font_function)(void *context, const widget_font_face *);

/* A line of text as it is drawn in pictures. Lengths are in points. Valid during the call that
   passes it. */
typedef struct widget_text_line {
    size_t size;
    double width, ascent, descent; /* the descent is positive */
    /* A path (see widget_path_verb) relative to the start of the baseline, y downwards. */
    const double *numbers;
    size_t count;
} widget_text_line;

typedef void (*widget_text_line_function)(void *context, const widget_text_line *);

/* The optional feature "porthole.fonts/1": the plugin's own fonts, as TrueType and OpenType files
   of at most 64 MiB, or collections of them. A widget_font names one of them as its family: by its
   PostScript name, its full name or its family's name; weight and italic then choose among the
   family's fonts. They are drawn in pictures; terminals draw only the text. All functions are
   [any]. */
typedef struct widget_fonts {
    size_t size;
    /* Adds the fonts of a file or, when path is NULL, of its bytes, which are copied. Returns NULL,
       or the reason for a failure in one clause, to be freed with free(). */
    char *(*add)(const char *path, const void *bytes, size_t length);
    /* Removes the fonts of a file that was added by its path, or the file that contains a font with
       this PostScript name. Returns false when there is none. */
    bool (*remove)(const char *path_or_name);
    /* Calls receive once with the font that a widget_font would get, or not at all when no font has
       that name. weight 0: the font's own. */
    void (*find)(const char *name, int32_t weight, bool italic, widget_font_function receive,
                 void *context);
    /* Calls receive with each font. */
    void (*list)(widget_font_function receive, void *context);
    /* Calls receive with each font in a file's bytes, without adding them; not at all when the
       bytes are not a font's. */
    void (*inspect)(const void *bytes, size_t length, widget_font_function receive, void *context);
    /* The width of a line of text in ems, without kerning; negative when no font has that
       PostScript name. */
    double (*measure)(const char *name, const char *text, size_t length);
    /* Calls receive once with a line of text without line feeds, in a font with a fixed size (no
       style); not at all when no fonts can be opened or the text is longer than 32 KiB. Letters
       that are pictures, such as emoji, take room but have no outline. */
    void (*set_line)(const widget_font *font, const char *text, size_t length,
                     widget_text_line_function receive, void *context);
} widget_fonts;

#ifdef __cplusplus
}
#endif

#endif
