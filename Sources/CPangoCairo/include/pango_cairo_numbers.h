// The numbers of Pango, Cairo and fontconfig that this project passes or is given: the one list from
// which the constants and their check against the real headers are made.
//
// N(type, name, value); the type is the one that the functions in pango_cairo_functions.h take.
#pragma once

#define PANGO_CAIRO_NUMBERS(N)                                                                     \
    N(unsigned, CAIRO_OPERATOR_CLEAR, 0)                                                           \
    N(unsigned, CAIRO_OPERATOR_OVER, 2)                                                            \
    N(unsigned, CAIRO_OPERATOR_ATOP, 5)                                                            \
    N(unsigned, CAIRO_OPERATOR_DEST_OVER, 7)                                                       \
    N(unsigned, CAIRO_OPERATOR_DEST_OUT, 9)                                                        \
    N(unsigned, CAIRO_OPERATOR_XOR, 11)                                                            \
    N(unsigned, CAIRO_OPERATOR_ADD, 12)                                                            \
    N(unsigned, CAIRO_OPERATOR_MULTIPLY, 14)                                                       \
    N(unsigned, CAIRO_OPERATOR_SCREEN, 15)                                                         \
    N(unsigned, CAIRO_OPERATOR_OVERLAY, 16)                                                        \
    N(unsigned, CAIRO_OPERATOR_DARKEN, 17)                                                         \
    N(unsigned, CAIRO_OPERATOR_LIGHTEN, 18)                                                        \
    N(unsigned, CAIRO_OPERATOR_COLOR_DODGE, 19)                                                    \
    N(unsigned, CAIRO_OPERATOR_COLOR_BURN, 20)                                                     \
    N(unsigned, CAIRO_OPERATOR_HARD_LIGHT, 21)                                                     \
    N(unsigned, CAIRO_OPERATOR_SOFT_LIGHT, 22)                                                     \
    N(unsigned, CAIRO_OPERATOR_DIFFERENCE, 23)                                                     \
    N(unsigned, CAIRO_OPERATOR_EXCLUSION, 24)                                                      \
    N(unsigned, CAIRO_OPERATOR_HSL_HUE, 25)                                                        \
    N(unsigned, CAIRO_OPERATOR_HSL_SATURATION, 26)                                                 \
    N(unsigned, CAIRO_OPERATOR_HSL_COLOR, 27)                                                      \
    N(unsigned, CAIRO_OPERATOR_HSL_LUMINOSITY, 28)                                                 \
    N(unsigned, CAIRO_FILL_RULE_WINDING, 0)                                                        \
    N(unsigned, CAIRO_FILL_RULE_EVEN_ODD, 1)                                                       \
    N(unsigned, CAIRO_LINE_CAP_ROUND, 1)                                                           \
    N(unsigned, CAIRO_LINE_JOIN_ROUND, 1)                                                          \
    N(unsigned, CAIRO_EXTEND_REPEAT, 1)                                                            \
    N(unsigned, CAIRO_EXTEND_PAD, 3)                                                               \
    N(unsigned, CAIRO_FILTER_GOOD, 1)                                                              \
    N(unsigned, CAIRO_FILTER_NEAREST, 3)                                                           \
    N(unsigned, CAIRO_CONTENT_COLOR_ALPHA, 0x3000)                                                 \
    N(int, CAIRO_FORMAT_ARGB32, 0)                                                                 \
    N(int, CAIRO_FORMAT_A8, 2)                                                                     \
    N(unsigned, CAIRO_PATH_MOVE_TO, 0)                                                             \
    N(unsigned, CAIRO_PATH_LINE_TO, 1)                                                             \
    N(unsigned, CAIRO_PATH_CURVE_TO, 2)                                                            \
    N(unsigned, CAIRO_STATUS_SUCCESS, 0)                                                           \
    N(unsigned, CAIRO_STATUS_WRITE_ERROR, 11)                                                      \
    N(unsigned, CAIRO_PDF_METADATA_CREATE_DATE, 5)                                                 \
    N(unsigned, CAIRO_SVG_UNIT_PX, 3)                                                              \
    N(unsigned, CAIRO_FONT_TYPE_FT, 1)                                                             \
    N(unsigned, CAIRO_ANTIALIAS_GRAY, 2)                                                           \
    N(unsigned, CAIRO_HINT_STYLE_NONE, 1)                                                          \
    N(unsigned, CAIRO_HINT_METRICS_OFF, 1)                                                         \
    N(unsigned, FcResultMatch, 0)                                                                  \
    N(unsigned, FcSetApplication, 1)                                                               \
    N(int, FC_WEIGHT_REGULAR, 80)                                                                  \
    N(int, PANGO_SCALE, 1024)                                                                      \
    N(unsigned, PANGO_DIRECTION_LTR, 0)                                                            \
    N(unsigned, PANGO_DIRECTION_RTL, 1)                                                            \
    N(unsigned, PANGO_DIRECTION_WEAK_LTR, 4)                                                       \
    N(unsigned, PANGO_DIRECTION_WEAK_RTL, 5)                                                       \
    N(unsigned, PANGO_WRAP_WORD_CHAR, 2)                                                           \
    N(unsigned, PANGO_ELLIPSIZE_NONE, 0)                                                           \
    N(unsigned, PANGO_ELLIPSIZE_START, 1)                                                          \
    N(unsigned, PANGO_ELLIPSIZE_MIDDLE, 2)                                                         \
    N(unsigned, PANGO_ELLIPSIZE_END, 3)                                                            \
    N(unsigned, PANGO_VARIANT_SMALL_CAPS, 1)                                                       \
    N(unsigned, PANGO_VARIANT_ALL_SMALL_CAPS, 2)                                                   \
    N(unsigned, PANGO_VARIANT_UNICASE, 5)                                                          \
    N(unsigned char, PANGO_ANALYSIS_FLAG_CENTERED_BASELINE, 1)                                     \
    N(unsigned char, PANGO_ANALYSIS_FLAG_IS_ELLIPSIS, 2)                                           \
    N(unsigned char, PANGO_ANALYSIS_FLAG_NEED_HYPHEN, 4)                                           \
    N(unsigned, PANGO_GLYPH_EMPTY, 0x0FFFFFFF)                                                     \
    N(unsigned, PANGO_GLYPH_UNKNOWN_FLAG, 0x10000000)                                              \
    N(unsigned, PANGO_STYLE_NORMAL, 0)                                                             \
    N(unsigned, PANGO_STYLE_ITALIC, 2)

#ifndef PANGO_CAIRO_CHECK
#define CONSTANT(type, name, value) static const type name = value;
PANGO_CAIRO_NUMBERS(CONSTANT)
#undef CONSTANT
#endif
