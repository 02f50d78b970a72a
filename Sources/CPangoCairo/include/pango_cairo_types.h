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

typedef struct _FcConfig FcConfig;

struct libdeflate_compressor;
struct libdeflate_decompressor;

typedef struct _PangoAttribute PangoAttribute;
typedef struct _PangoAttrList PangoAttrList;
typedef struct _PangoContext PangoContext;
typedef struct _PangoFcFontMap PangoFcFontMap;
typedef struct _PangoFont PangoFont;
typedef struct _PangoFontDescription PangoFontDescription;
typedef struct _PangoFontMap PangoFontMap;
typedef struct _PangoFontMetrics PangoFontMetrics;
typedef struct _PangoLanguage PangoLanguage;
typedef struct _PangoLayout PangoLayout;
typedef struct _PangoLayoutLine PangoLayoutLine;

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
#endif

// Called with the bytes a surface produced; returns 0 for success.
typedef unsigned (*cairo_bytes_callback)(
    void *_Nonnull context, const unsigned char *_Nonnull bytes, unsigned count);
