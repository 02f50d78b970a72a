#include <math.h>
#include <pango/pangocairo.h>
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "floors.h"

enum { ROWS = 20 };
static const double width = 338.0, height = 354.0, margin = 16.0, row_height = 16.1, scale = 2.0;

typedef struct bytes {
    size_t count, capacity;
    unsigned char *start;
} bytes;

static void append(png_structp png, png_bytep data, size_t count) {
    bytes *into = png_get_io_ptr(png);
    if (into->count + count > into->capacity) {
        into->capacity = 2 * (into->count + count);
        into->start = realloc(into->start, into->capacity);
        if (into->start == NULL) abort();
    }
    memcpy(into->start + into->count, data, count);
    into->count += count;
}

static void flush(png_structp png) { (void)png; }

/* Fast settings: level 1, no filter. An opaque picture needs no alpha to be undone. */
static size_t encode(cairo_surface_t *surface) {
    bytes into = {0};
    int columns = cairo_image_surface_get_width(surface);
    int rows = cairo_image_surface_get_height(surface);
    int stride = cairo_image_surface_get_stride(surface);
    unsigned char *pixels = cairo_image_surface_get_data(surface);
    png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, NULL, NULL, NULL);
    png_infop info = png_create_info_struct(png);
    if (setjmp(png_jmpbuf(png)) != 0) abort();
    png_set_write_fn(png, &into, append, flush);
    png_set_compression_level(png, 1);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
    png_set_IHDR(png, info, (png_uint_32)columns, (png_uint_32)rows, 8, PNG_COLOR_TYPE_RGB_ALPHA,
                 PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_write_info(png, info);
    png_set_bgr(png);
    for (int y = 0; y < rows; y++) png_write_row(png, pixels + (size_t)y * (size_t)stride);
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    free(into.start);
    return into.count;
}

static void capsule(cairo_t *cairo, double x, double y, double w, double h) {
    double radius = h / 2.0;
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, x + w - radius, y + radius, radius, -M_PI_2, M_PI_2);
    cairo_arc(cairo, x + radius, y + radius, radius, M_PI_2, 3.0 * M_PI_2);
    cairo_close_path(cairo);
    cairo_fill(cairo);
}

/* A disc, a line of text and a bar, as BenchmarkPlugin draws them. */
static void draw_row(cairo_t *cairo, PangoLayout *layout, int entry, int row) {
    double y = margin + row * row_height;
    char text[32];
    cairo_set_source_rgb(cairo, 0.0, 0.53, 1.0);
    cairo_arc(cairo, margin + 6.0, y + 8.0, 6.0, 0.0, 2.0 * M_PI);
    cairo_fill(cairo);
    snprintf(text, sizeof text, "Entry %d, row %d", entry, row);
    pango_layout_set_text(layout, text, -1);
    cairo_set_source_rgb(cairo, 0.0, 0.0, 0.0);
    cairo_move_to(cairo, margin + 20.0, y + 1.0);
    pango_cairo_show_layout(cairo, layout);
    cairo_set_source_rgb(cairo, 0.2, 0.78, 0.35);
    capsule(cairo, width - margin - 100.0, y + 5.0, 100.0, 6.0);
}

size_t floor_draw(int entry) {
    cairo_surface_t *surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, (int)(width * scale), (int)(height * scale));
    cairo_t *cairo = cairo_create(surface);
    cairo_scale(cairo, scale, scale);
    cairo_set_source_rgb(cairo, 1.0, 1.0, 1.0);
    cairo_paint(cairo);
    PangoLayout *layout = pango_cairo_create_layout(cairo);
    PangoFontDescription *font = pango_font_description_from_string("Inter");
    pango_font_description_set_absolute_size(font, 11.0 * PANGO_SCALE);
    pango_layout_set_font_description(layout, font);
    for (int row = 0; row < ROWS; row++) draw_row(cairo, layout, entry, row);
    cairo_surface_flush(surface);
    size_t count = encode(surface);
    pango_font_description_free(font);
    g_object_unref(layout);
    cairo_destroy(cairo);
    cairo_surface_destroy(surface);
    return count;
}
