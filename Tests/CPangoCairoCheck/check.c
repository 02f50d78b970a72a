// Compiled, never linked: every prototype in pango_cairo_functions.h and every number in
// pango_cairo_numbers.h must be the library's own.
//
//   clang -std=c11 -Wall -Wextra -Werror -fsyntax-only -ISources/CPangoCairo/include \
//       $(pkg-config --cflags pangocairo pangoft2 cairo-svg cairo-pdf) Tests/CPangoCairoCheck/check.c
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <glib-object.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-font.h>
#include <pango/pangofc-fontmap.h>

#define PANGO_CAIRO_CHECK
#include "pango_cairo_functions.h"
#include "pango_cairo_numbers.h"

#define CHECK(library, result, name, parameters, arguments)                                        \
    _Static_assert(_Generic(&name, result(*) parameters: 1, default: 0),                           \
                   "the prototype of " #name " differs");
PANGO_CAIRO_FUNCTIONS(CHECK)

#define CHECK_NUMBER(type, name, value) _Static_assert(name == value, #name " has another number");
PANGO_CAIRO_NUMBERS(CHECK_NUMBER)

#define CHECK_FIELD(type, field, offset)                                                           \
    _Static_assert(offsetof(type, field) == offset, #type "." #field " lies elsewhere");
CHECK_FIELD(cairo_matrix_t, yx, 1 * sizeof(double))
CHECK_FIELD(cairo_matrix_t, y0, 5 * sizeof(double))
CHECK_FIELD(cairo_rectangle_t, height, 3 * sizeof(double))
CHECK_FIELD(PangoRectangle, y, 1 * sizeof(int))
CHECK_FIELD(PangoRectangle, height, 3 * sizeof(int))
CHECK_FIELD(PangoAttribute, start_index, sizeof(void *))
CHECK_FIELD(PangoAttribute, end_index, sizeof(void *) + sizeof(unsigned))
CHECK_FIELD(cairo_glyph_t, x, sizeof(unsigned long))
CHECK_FIELD(cairo_path_data_t, header.length, sizeof(unsigned))
CHECK_FIELD(cairo_path_data_t, point.y, sizeof(double))
CHECK_FIELD(cairo_path_t, num_data, 2 * sizeof(void *))
CHECK_FIELD(FcFontSet, fonts, 2 * sizeof(int))
CHECK_FIELD(GSList, next, sizeof(void *))
CHECK_FIELD(PangoLayoutLine, runs, sizeof(void *) + 2 * sizeof(int))
CHECK_FIELD(PangoItem, analysis, 2 * sizeof(void *))
CHECK_FIELD(PangoAnalysis, font, 2 * sizeof(void *))
CHECK_FIELD(PangoAnalysis, flags, 3 * sizeof(void *) + 2)
CHECK_FIELD(PangoAnalysis, extra_attrs, 5 * sizeof(void *))
CHECK_FIELD(PangoGlyphInfo, geometry.y_offset, 3 * sizeof(int))
CHECK_FIELD(PangoGlyphInfo, attr, 4 * sizeof(int))
CHECK_FIELD(PangoGlyphString, glyphs, sizeof(void *))
CHECK_FIELD(PangoGlyphItem, y_offset, 2 * sizeof(void *))
