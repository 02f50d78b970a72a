// Compiled, never linked: every prototype in pango_cairo_functions.h must be the library's own.
//
//   clang -std=c11 -Wall -Wextra -Werror -fsyntax-only -ISources/CPangoCairo/include \
//       $(pkg-config --cflags pangocairo pangoft2 cairo-svg cairo-pdf libdeflate) Tests/CPangoCairoCheck/check.c
#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <glib-object.h>
#include <libdeflate.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

#define PANGO_CAIRO_CHECK
#include "pango_cairo_functions.h"

#define CHECK(library, result, name, parameters, arguments)                                        \
    _Static_assert(                                                                                \
        _Generic(&name, result(*) parameters: 1, default: 0), "the prototype of " #name " differs");
PANGO_CAIRO_FUNCTIONS(CHECK)

#define CHECK_FIELD(type, field, offset)                                                           \
    _Static_assert(offsetof(type, field) == offset, #type "." #field " lies elsewhere");
CHECK_FIELD(cairo_matrix_t, yx, 1 * sizeof(double))
CHECK_FIELD(cairo_matrix_t, y0, 5 * sizeof(double))
CHECK_FIELD(cairo_rectangle_t, height, 3 * sizeof(double))
CHECK_FIELD(PangoRectangle, y, 1 * sizeof(int))
CHECK_FIELD(PangoRectangle, height, 3 * sizeof(int))
CHECK_FIELD(PangoAttribute, start_index, sizeof(void *))
CHECK_FIELD(PangoAttribute, end_index, sizeof(void *) + sizeof(unsigned))
