#include "vector_surface.h"

#include "codec_library.h"

#define CAIRO(X)                                                                                   \
    X(cairo_surface_t *, cairo_image_surface_create_for_data,                                      \
      (unsigned char *, int, int, int, int))                                                       \
    X(void, cairo_surface_flush, (cairo_surface_t *))                                              \
    X(void, cairo_surface_destroy, (cairo_surface_t *))                                            \
    X(cairo_t *, cairo_create, (cairo_surface_t *))                                                \
    X(void, cairo_scale, (cairo_t *, double, double))                                              \
    X(void, cairo_destroy, (cairo_t *))
CODEC_LIBRARY("libcairo.so.2", "libcairo2", CAIRO)

enum { ARGB32 = 0 };

const char *vector_surface_open(struct vector_surface *surface, uint32_t width, uint32_t height,
                                unsigned char *pixels) {
    const char *missing = open_table();
    if (missing) return missing;
    surface->pixels = table.cairo_image_surface_create_for_data(pixels, ARGB32, (int)width,
                                                                (int)height, (int)width * 4);
    surface->cairo = table.cairo_create(surface->pixels);
    return NULL;
}

void vector_surface_scale(struct vector_surface *surface, double x, double y) {
    table.cairo_scale(surface->cairo, x, y);
}

void vector_surface_close(struct vector_surface *surface) {
    table.cairo_destroy(surface->cairo);
    table.cairo_surface_flush(surface->pixels);
    table.cairo_surface_destroy(surface->pixels);
}
