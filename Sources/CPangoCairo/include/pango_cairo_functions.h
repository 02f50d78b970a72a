// The functions of Pango, Cairo and fontconfig that this project calls: the one list
// from which the table, the calls, the symbol look-up and the check against the real headers are made.
//
// X(library, result, name, (parameters), (arguments))
#pragma once

#include "pango_cairo_types.h"

#define PANGO_CAIRO_LIBRARIES(L)                                                                   \
    L(CAIRO, "libcairo.so.2", "libcairo2")                                                         \
    L(FONTCONFIG, "libfontconfig.so.1", "libfontconfig1")                                          \
    L(GLIB, "libglib-2.0.so.0", "libglib2.0-0")                                                    \
    L(GOBJECT, "libgobject-2.0.so.0", "libglib2.0-0")                                              \
    L(PANGO, "libpango-1.0.so.0", "libpango-1.0-0")                                                \
    L(PANGOFT2, "libpangoft2-1.0.so.0", "libpangoft2-1.0-0")                                       \
    L(PANGOCAIRO, "libpangocairo-1.0.so.0", "libpangocairo-1.0-0")

#define CAIRO_FUNCTIONS(X)                                                                         \
    X(CAIRO, cairo_t *_Nonnull, cairo_create, (cairo_surface_t *_Nonnull target), (target))        \
    X(CAIRO, void, cairo_destroy, (cairo_t *_Nonnull cr), (cr))                                    \
    X(CAIRO, unsigned, cairo_status, (cairo_t *_Nonnull cr), (cr))                                 \
    X(CAIRO, const char *_Nonnull, cairo_status_to_string, (unsigned status), (status))            \
    X(CAIRO, void, cairo_save, (cairo_t *_Nonnull cr), (cr))                                       \
    X(CAIRO, void, cairo_restore, (cairo_t *_Nonnull cr), (cr))                                    \
    X(CAIRO, void, cairo_reset_clip, (cairo_t *_Nonnull cr), (cr))                                 \
    X(CAIRO, void, cairo_push_group, (cairo_t *_Nonnull cr), (cr))                                 \
    X(CAIRO, void, cairo_pop_group_to_source, (cairo_t *_Nonnull cr), (cr))                        \
    X(CAIRO, cairo_pattern_t *_Nonnull, cairo_pop_group, (cairo_t *_Nonnull cr), (cr))             \
    X(CAIRO, cairo_pattern_t *_Nonnull, cairo_get_source, (cairo_t *_Nonnull cr), (cr))            \
    X(CAIRO, cairo_surface_t *_Nonnull, cairo_get_group_target, (cairo_t *_Nonnull cr), (cr))      \
    X(CAIRO, void, cairo_paint, (cairo_t *_Nonnull cr), (cr))                                      \
    X(CAIRO, void, cairo_paint_with_alpha, (cairo_t *_Nonnull cr, double alpha), (cr, alpha))      \
    X(CAIRO, void, cairo_mask_surface,                                                             \
      (cairo_t *_Nonnull cr, cairo_surface_t *_Nonnull surface, double x, double y),               \
      (cr, surface, x, y))                                                                         \
    X(CAIRO, void, cairo_set_operator, (cairo_t *_Nonnull cr, unsigned op), (cr, op))              \
    X(CAIRO, void, cairo_set_source_surface,                                                       \
      (cairo_t *_Nonnull cr, cairo_surface_t *_Nonnull surface, double x, double y),               \
      (cr, surface, x, y))                                                                         \
    X(CAIRO, void, cairo_get_matrix, (cairo_t *_Nonnull cr, cairo_matrix_t *_Nonnull matrix),      \
      (cr, matrix))                                                                                \
    X(CAIRO, void, cairo_set_matrix,                                                               \
      (cairo_t *_Nonnull cr, const cairo_matrix_t *_Nonnull matrix), (cr, matrix))                 \
    X(CAIRO, void, cairo_identity_matrix, (cairo_t *_Nonnull cr), (cr))                            \
    X(CAIRO, void, cairo_translate, (cairo_t *_Nonnull cr, double x, double y), (cr, x, y))        \
    X(CAIRO, void, cairo_scale, (cairo_t *_Nonnull cr, double x, double y), (cr, x, y))            \
    X(CAIRO, void, cairo_set_source_rgba,                                                          \
      (cairo_t *_Nonnull cr, double red, double green, double blue, double alpha),                 \
      (cr, red, green, blue, alpha))                                                               \
    X(CAIRO, void, cairo_set_source, (cairo_t *_Nonnull cr, cairo_pattern_t *_Nonnull source),     \
      (cr, source))                                                                                \
    X(CAIRO, void, cairo_set_line_width, (cairo_t *_Nonnull cr, double width), (cr, width))        \
    X(CAIRO, void, cairo_set_line_cap, (cairo_t *_Nonnull cr, unsigned cap), (cr, cap))            \
    X(CAIRO, void, cairo_set_line_join, (cairo_t *_Nonnull cr, unsigned join), (cr, join))         \
    X(CAIRO, void, cairo_set_miter_limit, (cairo_t *_Nonnull cr, double limit), (cr, limit))       \
    X(CAIRO, void, cairo_set_fill_rule, (cairo_t *_Nonnull cr, unsigned rule), (cr, rule))         \
    X(CAIRO, void, cairo_set_dash,                                                                 \
      (cairo_t *_Nonnull cr, const double *_Nonnull dashes, int count, double offset),             \
      (cr, dashes, count, offset))                                                                 \
    X(CAIRO, void, cairo_new_path, (cairo_t *_Nonnull cr), (cr))                                   \
    X(CAIRO, void, cairo_close_path, (cairo_t *_Nonnull cr), (cr))                                 \
    X(CAIRO, void, cairo_move_to, (cairo_t *_Nonnull cr, double x, double y), (cr, x, y))          \
    X(CAIRO, void, cairo_line_to, (cairo_t *_Nonnull cr, double x, double y), (cr, x, y))          \
    X(CAIRO, void, cairo_curve_to,                                                                 \
      (cairo_t *_Nonnull cr, double x1, double y1, double x2, double y2, double x3, double y3),    \
      (cr, x1, y1, x2, y2, x3, y3))                                                                \
    X(CAIRO, void, cairo_rectangle,                                                                \
      (cairo_t *_Nonnull cr, double x, double y, double width, double height),                     \
      (cr, x, y, width, height))                                                                   \
    X(CAIRO, void, cairo_fill, (cairo_t *_Nonnull cr), (cr))                                       \
    X(CAIRO, void, cairo_stroke, (cairo_t *_Nonnull cr), (cr))                                     \
    X(CAIRO, void, cairo_clip, (cairo_t *_Nonnull cr), (cr))                                       \
    X(CAIRO, void, cairo_clip_extents,                                                             \
      (cairo_t *_Nonnull cr, double *_Nonnull x1, double *_Nonnull y1, double *_Nonnull x2,        \
       double *_Nonnull y2),                                                                       \
      (cr, x1, y1, x2, y2))                                                                        \
    X(CAIRO, cairo_pattern_t *_Nonnull, cairo_pattern_create_linear,                               \
      (double x0, double y0, double x1, double y1), (x0, y0, x1, y1))                              \
    X(CAIRO, void, cairo_pattern_add_color_stop_rgba,                                              \
      (cairo_pattern_t *_Nonnull pattern, double offset, double red, double green, double blue,    \
       double alpha),                                                                              \
      (pattern, offset, red, green, blue, alpha))                                                  \
    X(CAIRO, cairo_pattern_t *_Nonnull, cairo_pattern_create_radial,                               \
      (double x0, double y0, double r0, double x1, double y1, double r1),                          \
      (x0, y0, r0, x1, y1, r1))                                                                    \
    X(CAIRO, void, cairo_pattern_set_matrix,                                                       \
      (cairo_pattern_t *_Nonnull pattern, const cairo_matrix_t *_Nonnull matrix),                  \
      (pattern, matrix))                                                                           \
    X(CAIRO, cairo_pattern_t *_Nonnull, cairo_pattern_create_mesh, (void), ())                     \
    X(CAIRO, void, cairo_mesh_pattern_begin_patch, (cairo_pattern_t *_Nonnull pattern), (pattern)) \
    X(CAIRO, void, cairo_mesh_pattern_end_patch, (cairo_pattern_t *_Nonnull pattern), (pattern))   \
    X(CAIRO, void, cairo_mesh_pattern_move_to,                                                     \
      (cairo_pattern_t *_Nonnull pattern, double x, double y), (pattern, x, y))                    \
    X(CAIRO, void, cairo_mesh_pattern_line_to,                                                     \
      (cairo_pattern_t *_Nonnull pattern, double x, double y), (pattern, x, y))                    \
    X(CAIRO, void, cairo_mesh_pattern_set_corner_color_rgba,                                       \
      (cairo_pattern_t *_Nonnull pattern, unsigned corner, double red, double green, double blue,  \
       double alpha),                                                                              \
      (pattern, corner, red, green, blue, alpha))                                                  \
    X(CAIRO, void, cairo_pattern_destroy, (cairo_pattern_t *_Nonnull pattern), (pattern))          \
    X(CAIRO, cairo_surface_t *_Nonnull, cairo_image_surface_create,                                \
      (int format, int width, int height), (format, width, height))                                \
    X(CAIRO, cairo_pattern_t *_Nonnull, cairo_pattern_create_for_surface,                          \
      (cairo_surface_t *_Nonnull surface), (surface))                                              \
    X(CAIRO, void, cairo_pattern_set_extend, (cairo_pattern_t *_Nonnull pattern, unsigned extend), \
      (pattern, extend))                                                                           \
    X(CAIRO, void, cairo_pattern_set_filter, (cairo_pattern_t *_Nonnull pattern, unsigned filter), \
      (pattern, filter))                                                                           \
    X(CAIRO, void, cairo_mask, (cairo_t *_Nonnull cr, cairo_pattern_t *_Nonnull pattern),          \
      (cr, pattern))                                                                               \
    X(CAIRO, cairo_surface_t *_Nonnull, cairo_surface_create_for_rectangle,                        \
      (cairo_surface_t *_Nonnull target, double x, double y, double width, double height),         \
      (target, x, y, width, height))                                                               \
    X(CAIRO, unsigned char *_Nullable, cairo_image_surface_get_data,                               \
      (cairo_surface_t *_Nonnull surface), (surface))                                              \
    X(CAIRO, int, cairo_image_surface_get_stride, (cairo_surface_t *_Nonnull surface), (surface))  \
    X(CAIRO, cairo_surface_t *_Nonnull, cairo_recording_surface_create,                            \
      (unsigned content, const cairo_rectangle_t *_Nullable extents), (content, extents))          \
    X(CAIRO, void, cairo_recording_surface_ink_extents,                                            \
      (cairo_surface_t *_Nonnull surface, double *_Nonnull x, double *_Nonnull y,                  \
       double *_Nonnull width, double *_Nonnull height),                                           \
      (surface, x, y, width, height))                                                              \
    X(CAIRO, void, cairo_surface_mark_dirty, (cairo_surface_t *_Nonnull surface), (surface))       \
    X(CAIRO, cairo_surface_t *_Nonnull, cairo_svg_surface_create_for_stream,                       \
      (cairo_bytes_callback _Nonnull write, void *_Nonnull context, double width, double height),  \
      (write, context, width, height))                                                             \
    X(CAIRO, void, cairo_svg_surface_set_document_unit,                                            \
      (cairo_surface_t *_Nonnull surface, unsigned unit), (surface, unit))                         \
    X(CAIRO, cairo_surface_t *_Nonnull, cairo_pdf_surface_create_for_stream,                       \
      (cairo_bytes_callback _Nonnull write, void *_Nonnull context, double width, double height),  \
      (write, context, width, height))                                                             \
    X(CAIRO, void, cairo_pdf_surface_set_metadata,                                                 \
      (cairo_surface_t *_Nonnull surface, unsigned key, const char *_Nonnull value),               \
      (surface, key, value))                                                                       \
    X(CAIRO, void, cairo_surface_flush, (cairo_surface_t *_Nonnull surface), (surface))            \
    X(CAIRO, void, cairo_surface_finish, (cairo_surface_t *_Nonnull surface), (surface))           \
    X(CAIRO, unsigned, cairo_surface_status, (cairo_surface_t *_Nonnull surface), (surface))       \
    X(CAIRO, void, cairo_surface_destroy, (cairo_surface_t *_Nonnull surface), (surface))          \
    X(CAIRO, void, cairo_glyph_path,                                                               \
      (cairo_t *_Nonnull cr, const cairo_glyph_t *_Nonnull glyphs, int count),                     \
      (cr, glyphs, count))                                                                         \
    X(CAIRO, cairo_path_t *_Nonnull, cairo_copy_path, (cairo_t *_Nonnull cr), (cr))                \
    X(CAIRO, void, cairo_path_destroy, (cairo_path_t *_Nonnull path), (path))                      \
    X(CAIRO, void, cairo_set_font_face, (cairo_t *_Nonnull cr, cairo_font_face_t *_Nonnull face),  \
      (cr, face))                                                                                  \
    X(CAIRO, void, cairo_set_scaled_font,                                                          \
      (cairo_t *_Nonnull cr, const cairo_scaled_font_t *_Nonnull font), (cr, font))                \
    X(CAIRO, void, cairo_show_glyphs,                                                              \
      (cairo_t *_Nonnull cr, const cairo_glyph_t *_Nonnull glyphs, int count),                     \
      (cr, glyphs, count))                                                                         \
    X(CAIRO, void, cairo_set_font_size, (cairo_t *_Nonnull cr, double size), (cr, size))           \
    X(CAIRO, void, cairo_set_font_options,                                                         \
      (cairo_t *_Nonnull cr, const cairo_font_options_t *_Nonnull options), (cr, options))         \
    X(CAIRO, cairo_font_face_t *_Nonnull, cairo_scaled_font_get_font_face,                         \
      (cairo_scaled_font_t *_Nonnull font), (font))                                                \
    X(CAIRO, void, cairo_scaled_font_get_font_options,                                             \
      (cairo_scaled_font_t *_Nonnull font, cairo_font_options_t *_Nonnull options),                \
      (font, options))                                                                             \
    X(CAIRO, cairo_font_options_t *_Nonnull, cairo_font_options_create, (void), ())                \
    X(CAIRO, void, cairo_font_options_destroy, (cairo_font_options_t *_Nonnull options),           \
      (options))                                                                                   \
    X(CAIRO, void, cairo_font_options_set_antialias,                                               \
      (cairo_font_options_t *_Nonnull options, unsigned antialias), (options, antialias))          \
    X(CAIRO, void, cairo_font_options_set_hint_style,                                              \
      (cairo_font_options_t *_Nonnull options, unsigned style), (options, style))                  \
    X(CAIRO, void, cairo_font_options_set_hint_metrics,                                            \
      (cairo_font_options_t *_Nonnull options, unsigned metrics), (options, metrics))

#define FONTCONFIG_FUNCTIONS(X)                                                                    \
    X(FONTCONFIG, FcConfig *_Nullable, FcConfigCreate, (void), ())                                 \
    X(FONTCONFIG, void, FcConfigDestroy, (FcConfig *_Nonnull config), (config))                    \
    X(FONTCONFIG, int, FcConfigParseAndLoad,                                                       \
      (FcConfig *_Nonnull config, const unsigned char *_Nonnull file, int complain),               \
      (config, file, complain))                                                                    \
    X(FONTCONFIG, int, FcConfigBuildFonts, (FcConfig *_Nonnull config), (config))                  \
    X(FONTCONFIG, int, FcConfigSetCurrent, (FcConfig *_Nonnull config), (config))                  \
    X(FONTCONFIG, int, FcConfigAppFontAddFile,                                                     \
      (FcConfig *_Nonnull config, const unsigned char *_Nonnull file), (config, file))             \
    X(FONTCONFIG, void, FcConfigAppFontClear, (FcConfig *_Nonnull config), (config))               \
    X(FONTCONFIG, FcFontSet *_Nullable, FcConfigGetFonts,                                          \
      (FcConfig *_Nonnull config, FcSetName set), (config, set))                                   \
    X(FONTCONFIG, FcPattern *_Nonnull, FcPatternCreate, (void), ())                                \
    X(FONTCONFIG, void, FcPatternDestroy, (FcPattern *_Nonnull pattern), (pattern))                \
    X(FONTCONFIG, int, FcPatternDel, (FcPattern *_Nonnull pattern, const char *_Nonnull object),   \
      (pattern, object))                                                                           \
    X(FONTCONFIG, int, FcPatternAddString,                                                         \
      (FcPattern *_Nonnull pattern, const char *_Nonnull object,                                   \
       const unsigned char *_Nonnull value),                                                       \
      (pattern, object, value))                                                                    \
    X(FONTCONFIG, FcResult, FcPatternGetString,                                                    \
      (const FcPattern *_Nonnull pattern, const char *_Nonnull object, int index,                  \
       unsigned char *_Nullable *_Nonnull value),                                                  \
      (pattern, object, index, value))                                                             \
    X(FONTCONFIG, FcResult, FcPatternGetInteger,                                                   \
      (const FcPattern *_Nonnull pattern, const char *_Nonnull object, int index,                  \
       int *_Nonnull value),                                                                       \
      (pattern, object, index, value))                                                             \
    X(FONTCONFIG, FcResult, FcPatternGetBool,                                                      \
      (const FcPattern *_Nonnull pattern, const char *_Nonnull object, int index,                  \
       int *_Nonnull value),                                                                       \
      (pattern, object, index, value))                                                             \
    X(FONTCONFIG, FcResult, FcPatternGetDouble,                                                    \
      (const FcPattern *_Nonnull pattern, const char *_Nonnull object, int index,                  \
       double *_Nonnull value),                                                                    \
      (pattern, object, index, value))                                                             \
    X(FONTCONFIG, double, FcWeightToOpenTypeDouble, (double weight), (weight))                     \
    X(FONTCONFIG, FcObjectSet *_Nonnull, FcObjectSetCreate, (void), ())                            \
    X(FONTCONFIG, int, FcObjectSetAdd,                                                             \
      (FcObjectSet *_Nonnull objects, const char *_Nonnull object), (objects, object))             \
    X(FONTCONFIG, void, FcObjectSetDestroy, (FcObjectSet *_Nonnull objects), (objects))            \
    X(FONTCONFIG, FcFontSet *_Nullable, FcFontList,                                                \
      (FcConfig *_Nonnull config, FcPattern *_Nonnull pattern, FcObjectSet *_Nonnull objects),     \
      (config, pattern, objects))                                                                  \
    X(FONTCONFIG, void, FcFontSetDestroy, (FcFontSet *_Nonnull set), (set))

#define PANGO_FUNCTIONS(X)                                                                         \
    X(GLIB, int, g_unichar_get_mirror_char, (unsigned character, unsigned *_Nonnull mirrored),     \
      (character, mirrored))                                                                       \
    X(GLIB, unsigned, g_log_set_handler,                                                           \
      (const char *_Nullable domain, GLogLevelFlags levels, GLogFunc _Nonnull handler,             \
       void *_Nullable context),                                                                   \
      (domain, levels, handler, context))                                                          \
    X(GLIB, void, g_free, (void *_Nullable memory), (memory))                                      \
    X(GOBJECT, void *_Nonnull, g_object_ref, (void *_Nonnull object), (object))                    \
    X(GOBJECT, void, g_object_unref, (void *_Nonnull object), (object))                            \
    X(PANGO, unsigned char *_Nonnull, pango_log2vis_get_embedding_levels,                          \
      (const char *_Nonnull text, int length, unsigned *_Nonnull direction),                       \
      (text, length, direction))                                                                   \
    X(PANGO, PangoContext *_Nonnull, pango_font_map_create_context, (PangoFontMap *_Nonnull map),  \
      (map))                                                                                       \
    X(PANGO, void, pango_context_set_base_dir,                                                     \
      (PangoContext *_Nonnull context, unsigned direction), (context, direction))                  \
    X(PANGO, void, pango_context_set_language,                                                     \
      (PangoContext *_Nonnull context, PangoLanguage *_Nonnull language), (context, language))     \
    X(PANGO, void, pango_context_set_round_glyph_positions,                                        \
      (PangoContext *_Nonnull context, int round), (context, round))                               \
    X(PANGO, PangoFont *_Nullable, pango_context_load_font,                                        \
      (PangoContext *_Nonnull context, const PangoFontDescription *_Nonnull description),          \
      (context, description))                                                                      \
    X(PANGO, PangoFontDescription *_Nonnull, pango_font_describe, (PangoFont *_Nonnull font),      \
      (font))                                                                                      \
    X(PANGO, void, pango_font_get_glyph_extents,                                                   \
      (PangoFont *_Nonnull font, unsigned glyph, PangoRectangle *_Nullable ink,                    \
       PangoRectangle *_Nullable logical),                                                         \
      (font, glyph, ink, logical))                                                                 \
    X(PANGO, PangoFontDescription *_Nonnull, pango_font_describe_with_absolute_size,               \
      (PangoFont *_Nonnull font), (font))                                                          \
    X(PANGO, PangoFontDescription *_Nonnull, pango_font_description_from_string,                   \
      (const char *_Nonnull string), (string))                                                     \
    X(PANGO, char *_Nonnull, pango_font_description_to_string,                                     \
      (const PangoFontDescription *_Nonnull description), (description))                           \
    X(PANGO, int, pango_font_description_get_size,                                                 \
      (const PangoFontDescription *_Nonnull description), (description))                           \
    X(PANGO, const char *_Nullable, pango_font_description_get_family,                             \
      (const PangoFontDescription *_Nonnull description), (description))                           \
    X(PANGO, unsigned, pango_font_description_get_weight,                                          \
      (const PangoFontDescription *_Nonnull description), (description))                           \
    X(PANGO, unsigned, pango_font_description_get_style,                                           \
      (const PangoFontDescription *_Nonnull description), (description))                           \
    X(PANGO, PangoLanguage *_Nonnull, pango_language_from_string, (const char *_Nonnull tag),      \
      (tag))                                                                                       \
    X(PANGO, PangoFontMetrics *_Nonnull, pango_font_get_metrics,                                   \
      (PangoFont *_Nonnull font, PangoLanguage *_Nullable language), (font, language))             \
    X(PANGO, int, pango_font_metrics_get_ascent, (PangoFontMetrics *_Nonnull metrics), (metrics))  \
    X(PANGO, int, pango_font_metrics_get_descent, (PangoFontMetrics *_Nonnull metrics), (metrics)) \
    X(PANGO, void, pango_font_metrics_unref, (PangoFontMetrics *_Nonnull metrics), (metrics))      \
    X(PANGO, PangoFontDescription *_Nonnull, pango_font_description_new, (void), ())               \
    X(PANGO, void, pango_font_description_free, (PangoFontDescription *_Nonnull description),      \
      (description))                                                                               \
    X(PANGO, void, pango_font_description_set_family,                                              \
      (PangoFontDescription *_Nonnull description, const char *_Nonnull family),                   \
      (description, family))                                                                       \
    X(PANGO, void, pango_font_description_set_style,                                               \
      (PangoFontDescription *_Nonnull description, unsigned style), (description, style))          \
    X(PANGO, void, pango_font_description_set_weight,                                              \
      (PangoFontDescription *_Nonnull description, unsigned weight), (description, weight))        \
    X(PANGO, void, pango_font_description_set_absolute_size,                                       \
      (PangoFontDescription *_Nonnull description, double size), (description, size))              \
    X(PANGO, PangoAttrList *_Nonnull, pango_attr_list_new, (void), ())                             \
    X(PANGO, void, pango_attr_list_insert,                                                         \
      (PangoAttrList *_Nonnull list, PangoAttribute *_Nonnull attribute), (list, attribute))       \
    X(PANGO, void, pango_attr_list_unref, (PangoAttrList *_Nonnull list), (list))                  \
    X(PANGO, PangoAttribute *_Nonnull, pango_attr_font_desc_new,                                   \
      (const PangoFontDescription *_Nonnull description), (description))                           \
    X(PANGO, PangoAttribute *_Nonnull, pango_attr_font_features_new,                               \
      (const char *_Nonnull features), (features))                                                 \
    X(PANGO, PangoAttribute *_Nonnull, pango_attr_foreground_new,                                  \
      (unsigned short red, unsigned short green, unsigned short blue), (red, green, blue))         \
    X(PANGO, PangoAttribute *_Nonnull, pango_attr_foreground_alpha_new, (unsigned short alpha),    \
      (alpha))                                                                                     \
    X(PANGO, PangoAttribute *_Nonnull, pango_attr_allow_breaks_new, (int allow), (allow))          \
    X(PANGO, PangoAttribute *_Nonnull, pango_attr_insert_hyphens_new, (int insert), (insert))      \
    X(PANGO, PangoAttribute *_Nonnull, pango_attr_letter_spacing_new, (int spacing), (spacing))    \
    X(PANGO, PangoAttribute *_Nonnull, pango_attr_rise_new, (int rise), (rise))                    \
    X(PANGO, PangoAttribute *_Nonnull, pango_attr_shape_new_with_data,                             \
      (const PangoRectangle *_Nonnull ink, const PangoRectangle *_Nonnull logical,                 \
       void *_Nullable data, void *_Nullable (*_Nullable copy)(const void *_Nullable data),        \
       void (*_Nullable destroy)(void *_Nullable data)),                                           \
      (ink, logical, data, copy, destroy))                                                         \
    X(PANGO, PangoAttribute *_Nonnull, pango_attr_variant_new, (unsigned variant), (variant))      \
    X(PANGO, PangoAttribute *_Nonnull, pango_attr_language_new,                                    \
      (PangoLanguage *_Nonnull language), (language))                                              \
    X(PANGO, PangoLayout *_Nonnull, pango_layout_new, (PangoContext *_Nonnull context), (context)) \
    X(PANGO, void, pango_layout_set_text,                                                          \
      (PangoLayout *_Nonnull layout, const char *_Nonnull text, int length),                       \
      (layout, text, length))                                                                      \
    X(PANGO, void, pango_layout_set_attributes,                                                    \
      (PangoLayout *_Nonnull layout, PangoAttrList *_Nullable attributes), (layout, attributes))   \
    X(PANGO, void, pango_layout_set_width, (PangoLayout *_Nonnull layout, int width),              \
      (layout, width))                                                                             \
    X(PANGO, void, pango_layout_set_wrap, (PangoLayout *_Nonnull layout, unsigned wrap),           \
      (layout, wrap))                                                                              \
    X(PANGO, void, pango_layout_set_ellipsize, (PangoLayout *_Nonnull layout, unsigned mode),      \
      (layout, mode))                                                                              \
    X(PANGO, int, pango_layout_get_line_count, (PangoLayout *_Nonnull layout), (layout))           \
    X(PANGO, PangoLayoutLine *_Nullable, pango_layout_get_line,                                    \
      (PangoLayout *_Nonnull layout, int line), (layout, line))                                    \
    X(PANGO, PangoLayoutLine *_Nullable, pango_layout_get_line_readonly,                           \
      (PangoLayout *_Nonnull layout, int line), (layout, line))                                    \
    X(PANGO, int, pango_layout_line_get_start_index, (PangoLayoutLine *_Nonnull line), (line))     \
    X(PANGO, int, pango_layout_line_get_length, (PangoLayoutLine *_Nonnull line), (line))          \
    X(PANGO, void, pango_layout_line_get_extents,                                                  \
      (PangoLayoutLine *_Nonnull line, PangoRectangle *_Nullable ink,                              \
       PangoRectangle *_Nullable logical),                                                         \
      (line, ink, logical))                                                                        \
    X(PANGO, void, pango_layout_line_get_x_ranges,                                                 \
      (PangoLayoutLine *_Nonnull line, int start, int end, int *_Nullable *_Nonnull ranges,        \
       int *_Nonnull count),                                                                       \
      (line, start, end, ranges, count))                                                           \
    X(PANGO, int, pango_layout_get_unknown_glyphs_count, (PangoLayout *_Nonnull layout), (layout)) \
    X(PANGO, PangoItem *_Nonnull, pango_item_copy, (PangoItem *_Nonnull item), (item))             \
    X(PANGO, void, pango_item_free, (PangoItem *_Nonnull item), (item))                            \
    X(PANGO, PangoGlyphString *_Nonnull, pango_glyph_string_new, (void), ())                       \
    X(PANGO, void, pango_glyph_string_free, (PangoGlyphString *_Nonnull string), (string))         \
    X(PANGO, void, pango_shape_full,                                                               \
      (const char *_Nonnull text, int length, const char *_Nullable paragraph,                     \
       int paragraph_length, const PangoAnalysis *_Nonnull analysis,                               \
       PangoGlyphString *_Nonnull glyphs),                                                         \
      (text, length, paragraph, paragraph_length, analysis, glyphs))                               \
    X(PANGOFT2, FcPattern *_Nullable, pango_fc_font_get_pattern, (PangoFcFont *_Nonnull font),     \
      (font))                                                                                      \
    X(PANGOFT2, void, pango_fc_font_map_set_config,                                                \
      (PangoFcFontMap *_Nonnull map, FcConfig *_Nonnull config), (map, config))                    \
    X(PANGOFT2, void, pango_fc_font_map_config_changed, (PangoFcFontMap *_Nonnull map), (map))     \
    X(PANGOCAIRO, cairo_scaled_font_t *_Nullable, pango_cairo_font_get_scaled_font,                \
      (PangoCairoFont *_Nullable font), (font))                                                    \
    X(PANGOCAIRO, PangoFontMap *_Nullable, pango_cairo_font_map_new_for_font_type,                 \
      (unsigned type), (type))                                                                     \
    X(PANGOCAIRO, void, pango_cairo_context_set_font_options,                                      \
      (PangoContext *_Nonnull context, const cairo_font_options_t *_Nonnull options),              \
      (context, options))                                                                          \
    X(PANGOCAIRO, void, pango_cairo_layout_line_path,                                              \
      (cairo_t *_Nonnull cr, PangoLayoutLine *_Nonnull line), (cr, line))                          \
    X(PANGOCAIRO, void, pango_cairo_show_layout_line,                                              \
      (cairo_t *_Nonnull cr, PangoLayoutLine *_Nonnull line), (cr, line))

#define PANGO_CAIRO_FUNCTIONS(X)                                                                   \
    CAIRO_FUNCTIONS(X)                                                                             \
    FONTCONFIG_FUNCTIONS(X)                                                                        \
    PANGO_FUNCTIONS(X)
