#include "codec_library.h"
#include "include/image_codecs.h"
#include "vector_surface.h"

#ifndef IMAGE_CODECS_CHECK
typedef struct _RsvgHandle RsvgHandle;
typedef struct {
    double x, y, width, height;
} RsvgRectangle;
typedef struct {
    double length;
    int unit;
} RsvgLength;
#endif

#define RSVG(X)                                                                                    \
    X(RsvgHandle *, rsvg_handle_new_from_data, (const unsigned char *, size_t, GError **))         \
    X(int, rsvg_handle_get_intrinsic_size_in_pixels, (RsvgHandle *, double *, double *))           \
    X(void, rsvg_handle_get_intrinsic_dimensions,                                                  \
      (RsvgHandle *, int *, RsvgLength *, int *, RsvgLength *, int *, RsvgRectangle *))            \
    X(int, rsvg_handle_render_document,                                                            \
      (RsvgHandle *, cairo_t *, const RsvgRectangle *, GError **))                                 \
    X(void, g_object_unref, (void *))                                                              \
    X(void, g_error_free, (GError *))
CODEC_LIBRARY("librsvg-2.so.2", "librsvg2-2", RSVG)

static const char *said(GError *error) {
    if (!error) return "the SVG cannot be drawn";
    const char *text = codec_problem("the SVG cannot be drawn (%.150s)", error->message);
    table.g_error_free(error);
    return text;
}

// A document from memory has no place, so that nothing it refers to is fetched.
static const char *load(image_bytes file, RsvgHandle **document) {
    const char *missing = open_table();
    if (missing) return missing;
    GError *error = NULL;
    *document = table.rsvg_handle_new_from_data(file.start, file.count, &error);
    return *document ? NULL : said(error);
}

const char *image_svg_size(image_bytes file, double *width, double *height) {
    RsvgHandle *document;
    const char *wrong = load(file, &document);
    if (wrong) return wrong;
    if (!table.rsvg_handle_get_intrinsic_size_in_pixels(document, width, height)) {
        int has_width, has_height, has_box;
        RsvgLength ignored;
        RsvgRectangle box = {0, 0, 100, 100};
        table.rsvg_handle_get_intrinsic_dimensions(document, &has_width, &ignored, &has_height,
                                                   &ignored, &has_box, &box);
        *width = has_box ? box.width : 100;
        *height = has_box ? box.height : 100;
    }
    table.g_object_unref(document);
    return NULL;
}

const char *image_svg_draw(image_bytes file, uint32_t width, uint32_t height,
                           unsigned char *pixels) {
    RsvgHandle *document;
    const char *wrong = load(file, &document);
    if (wrong) return wrong;
    struct vector_surface surface;
    wrong = vector_surface_open(&surface, width, height, pixels);
    if (!wrong) {
        RsvgRectangle whole = {0, 0, width, height};
        GError *error = NULL;
        if (!table.rsvg_handle_render_document(document, surface.cairo, &whole, &error))
            wrong = said(error);
        vector_surface_close(&surface);
    }
    table.g_object_unref(document);
    return wrong;
}
