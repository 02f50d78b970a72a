#include <math.h>
#include <pango/pangocairo.h>
#include <png.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "floors.h"

enum { ROWS = 20 };
static const double width = 338.0, height = 354.0, margin = 16.0, row_height = 16.1, scale = 2.0,
                    corner = 22.0;

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

/* From Cairo's words of premultiplied colour to PNG's bytes, which are not. */
static void convert(const uint32_t *pixels, unsigned char *bytes, int columns) {
    for (int x = 0; x < columns; x++, bytes += 4) {
        uint32_t pixel = pixels[x], alpha = pixel >> 24;
        bytes[3] = (unsigned char)alpha;
        for (int channel = 0; channel < 3; channel++) {
            uint32_t value = pixel >> (16 - 8 * channel) & 0xff;
            if (alpha != 0 && alpha != 255) value = (value * 255 + alpha / 2) / alpha;
            bytes[channel] = (unsigned char)value;
        }
    }
}

/* Fast settings: level 1, no filter. */
static bytes encode(cairo_surface_t *surface) {
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
    unsigned char *row = malloc(4 * (size_t)columns);
    if (row == NULL) abort();
    for (int y = 0; y < rows; y++) {
        convert((const uint32_t *)(pixels + (size_t)y * (size_t)stride), row, columns);
        png_write_row(png, row);
    }
    free(row);
    png_write_end(png, info);
    png_destroy_write_struct(&png, &info);
    return into;
}

/* What a widget's picture is cut to. */
static void clip_corners(cairo_t *cairo) {
    cairo_arc(cairo, width - corner, corner, corner, -M_PI_2, 0.0);
    cairo_arc(cairo, width - corner, height - corner, corner, 0.0, M_PI_2);
    cairo_arc(cairo, corner, height - corner, corner, M_PI_2, M_PI);
    cairo_arc(cairo, corner, corner, corner, M_PI, 3.0 * M_PI_2);
    cairo_close_path(cairo);
    cairo_clip(cairo);
}

/* Smooth and unhinted, in the font that the process' configuration of fonts has. */
static PangoLayout *make_layout(cairo_t *cairo) {
    PangoLayout *layout = pango_cairo_create_layout(cairo);
    PangoContext *context = pango_layout_get_context(layout);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    pango_cairo_context_set_font_options(context, options);
    pango_context_set_round_glyph_positions(context, FALSE);
    cairo_font_options_destroy(options);
    PangoFontDescription *font = pango_font_description_from_string("Inter");
    pango_font_description_set_absolute_size(font, 11.0 * PANGO_SCALE);
    pango_layout_set_font_description(layout, font);
    pango_font_description_free(font);
    return layout;
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

struct floor_drawing {
    cairo_surface_t *surface;
};

floor_drawing *floor_draw(int entry) {
    floor_drawing *drawing = malloc(sizeof *drawing);
    if (drawing == NULL) return NULL;
    drawing->surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)(width * scale),
                                                  (int)(height * scale));
    cairo_t *cairo = cairo_create(drawing->surface);
    cairo_scale(cairo, scale, scale);
    clip_corners(cairo);
    cairo_set_source_rgb(cairo, 1.0, 1.0, 1.0);
    cairo_paint(cairo);
    PangoLayout *layout = make_layout(cairo);
    for (int row = 0; row < ROWS; row++) draw_row(cairo, layout, entry, row);
    cairo_surface_flush(drawing->surface);
    g_object_unref(layout);
    cairo_destroy(cairo);
    return drawing;
}

void floor_free(floor_drawing *drawing) {
    cairo_surface_destroy(drawing->surface);
    free(drawing);
}

size_t floor_png(const floor_drawing *drawing) {
    bytes png = encode(drawing->surface);
    free(png.start);
    return png.count;
}

bool floor_draw_file(int entry, const char *path) {
    floor_drawing *drawing = floor_draw(entry);
    if (drawing == NULL) return false;
    bytes png = encode(drawing->surface);
    floor_free(drawing);
    FILE *file = fopen(path, "wb");
    if (file == NULL) return false;
    bool is_written = fwrite(png.start, 1, png.count, file) == png.count;
    free(png.start);
    return fclose(file) == 0 && is_written;
}
