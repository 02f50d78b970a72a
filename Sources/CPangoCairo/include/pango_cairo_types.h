// The types of Pango, Cairo and fontconfig that the functions in pango_cairo_functions.h name.
//
// Enumerations travel as the integers the libraries' ABI passes. Only types whose layout is part of
// that ABI are spelled out; the rest are opaque.
#pragma once

#include <stddef.h>

typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;
typedef struct _cairo_pattern cairo_pattern_t;
typedef struct _cairo_font_options cairo_font_options_t;
typedef struct _cairo_font_face cairo_font_face_t;
typedef struct _cairo_scaled_font cairo_scaled_font_t;

typedef struct _FcConfig FcConfig;
typedef struct _FcPattern FcPattern;

typedef struct _PangoAttribute PangoAttribute;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoCairoFont PangoCairoFont;
typedef struct _PangoContext PangoContext;
typedef struct _PangoFcFont PangoFcFont;
typedef struct _PangoFcFontMap PangoFcFontMap;
typedef struct _PangoFont PangoFont;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLayoutLine PangoLayoutLine;

#ifndef PANGO_CAIRO_CHECK
typedef int GLogLevelFlags;
typedef void (*GLogFunc)(const char *_Nullable domain, GLogLevelFlags level,
                         const char *_Nonnull message, void *_Nullable context);
#endif

#ifndef PANGO_CAIRO_CHECK // the check asserts this layout of the libraries' own
typedef struct {
    double xx, yx, xy, yy, x0, y0;
} cairo_matrix_t;

typedef struct {
    double x, y, width, height;
} cairo_rectangle_t;

typedef struct {
    int x, y, width, height;
} PangoRectangle;

struct _PangoAttribute {
    const void *_Nonnull klass;
    unsigned start_index, end_index; // UTF-8 bytes
};

typedef struct {
    unsigned long index;
    double x, y;
} cairo_glyph_t;

// An element of a path: a header, followed by length - 1 points.
typedef union {
    struct {
        unsigned type;
        int length;
    } header;
    struct {
        double x, y;
    } point;
} cairo_path_data_t;

typedef struct {
    unsigned status;
    cairo_path_data_t *_Nullable data;
    int num_data;
} cairo_path_t;

typedef unsigned FcSetName, FcResult;

typedef struct {
    int nfont, sfont;
    FcPattern *_Nullable *_Nonnull fonts;
} FcFontSet;

typedef struct _FcObjectSet FcObjectSet;

typedef struct _GSList {
    void *_Nonnull data;
    struct _GSList *_Nullable next;
} GSList;

// The first fields.
struct _PangoLayoutLine {
    PangoLayout *_Nonnull layout;
    int start_index, length;
    GSList *_Nullable runs; // of PangoGlyphItem
};

typedef struct {
    void *_Nullable shape_engine, *_Nullable lang_engine;
    PangoFont *_Nullable font;
    unsigned char level, gravity, flags, script;
    PangoLanguage *_Nullable language;
    GSList *_Nullable extra_attrs; // of PangoAttribute
} PangoAnalysis;

typedef struct {
    int offset, length, num_chars; // bytes of the layout's text
    PangoAnalysis analysis;
} PangoItem;

typedef struct {
    unsigned glyph;
    int width, x_offset, y_offset;
    unsigned is_cluster_start : 1;
    unsigned is_color : 1;
} PangoGlyphInfo;

typedef struct {
    int num_glyphs;
    PangoGlyphInfo *_Nullable glyphs;
} PangoGlyphString;

typedef struct {
    PangoItem *_Nonnull item;
    PangoGlyphString *_Nonnull glyphs;
    int y_offset; // upwards
} PangoGlyphItem;
#endif

// Called with the bytes a surface produced; returns 0 for success.
typedef unsigned (*cairo_bytes_callback)(void *_Nonnull context,
                                         const unsigned char *_Nonnull bytes, unsigned count);
