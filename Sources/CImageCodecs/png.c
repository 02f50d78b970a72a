#include <string.h>

#include "codec_library.h"
#include "include/image_codecs.h"

#ifndef IMAGE_CODECS_CHECK
// libpng's simplified interface: it returns errors instead of jumping.
typedef struct {
    void *opaque;
    uint32_t version, width, height, format, flags, colormap_entries, warning_or_error;
    char message[64];
} png_image;
#endif

enum { VERSION = 1, BGRA = 0x13, FAILED = 2 };

#define PNG(X)                                                                                     \
    X(int, png_image_begin_read_from_memory, (png_image *, const void *, size_t))                  \
    X(int, png_image_finish_read, (png_image *, const void *, void *, int32_t, void *))            \
    X(int, png_image_write_to_memory,                                                              \
      (png_image *, void *, size_t *, int, const void *, int32_t, const void *))                   \
    X(void, png_image_free, (png_image *))
CODEC_LIBRARY("libpng16.so.16", "libpng16-16", PNG)

// A truncated file gives warnings first and an error last.
static const char *said(const png_image *image) {
    return codec_problem("the PNG cannot be decoded (%.60s)", image->message);
}

static const char *begin(image_bytes file, png_image *image) {
    const char *missing = open_table();
    if (missing) return missing;
    memset(image, 0, sizeof *image);
    image->version = VERSION;
    return table.png_image_begin_read_from_memory(image, file.start, file.count) ? NULL
                                                                                 : said(image);
}

const char *image_png_size(image_bytes file, uint32_t *width, uint32_t *height) {
    png_image image;
    const char *wrong = begin(file, &image);
    if (wrong) return wrong;
    *width = image.width;
    *height = image.height;
    table.png_image_free(&image);
    return NULL;
}

const char *image_png_decode(image_bytes file, unsigned char *pixels) {
    png_image image;
    const char *wrong = begin(file, &image);
    if (wrong) return wrong;
    image.format = BGRA;
    int done = table.png_image_finish_read(&image, NULL, pixels, (int32_t)(image.width * 4), NULL);
    if (!done || image.warning_or_error >= FAILED) wrong = said(&image);
    table.png_image_free(&image);
    return wrong;
}

const char *image_png_encode(const unsigned char *pixels, uint32_t width, uint32_t height,
                             unsigned char *file, size_t *count) {
    const char *missing = open_table();
    if (missing) return missing;
    png_image image = {.version = VERSION, .width = width, .height = height, .format = BGRA};
    int done =
        table.png_image_write_to_memory(&image, file, count, 0, pixels, (int32_t)(width * 4), NULL);
    return done ? NULL : codec_problem("the PNG cannot be written (%.60s)", image.message);
}
