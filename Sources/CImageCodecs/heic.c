#include "codec_library.h"
#include "include/image_codecs.h"

enum { RGB = 1, INTERLEAVED = 10, INTERLEAVED_RGBA = 11 };

typedef struct heif_error {
    int code, subcode;
    const char *message;
} heif_error;

#define HEIF(X)                                                                                    \
    X(void *, heif_context_alloc, (void))                                                          \
    X(void, heif_context_free, (void *))                                                           \
    X(void, heif_context_set_max_decoding_threads, (void *, int))                                  \
    X(heif_error, heif_context_read_from_memory_without_copy,                                      \
      (void *, const void *, size_t, const void *))                                                \
    X(heif_error, heif_context_get_primary_image_handle, (void *, void **))                        \
    X(int, heif_image_handle_get_width, (const void *))                                            \
    X(int, heif_image_handle_get_height, (const void *))                                           \
    X(void, heif_image_handle_release, (const void *))                                             \
    X(heif_error, heif_decode_image, (const void *, void **, int, int, const void *))              \
    X(int, heif_image_get_width, (const void *, int))                                              \
    X(int, heif_image_get_height, (const void *, int))                                             \
    X(const uint8_t *, heif_image_get_plane_readonly, (const void *, int, int *))                  \
    X(void, heif_image_release, (const void *))
CODEC_LIBRARY("libheif.so.1", "libheif1", HEIF)

typedef struct heic {
    void *context, *picture;
} heic;

static const char *said(heif_error error) {
    return codec_problem("the HEIC cannot be decoded (%.120s)",
                         error.message ? error.message : "no reason given");
}

static void heic_close(heic file) {
    if (file.picture) table.heif_image_handle_release(file.picture);
    if (file.context) table.heif_context_free(file.context);
}

// Opens a file's main picture; whatever is returned, it is to be closed.
static const char *heic_open(image_bytes bytes, heic *file) {
    file->context = table.heif_context_alloc();
    if (!file->context) return "there is no memory to decode a HEIC";
    table.heif_context_set_max_decoding_threads(file->context, 0);
    heif_error error = table.heif_context_read_from_memory_without_copy(file->context, bytes.start,
                                                                        bytes.count, NULL);
    if (error.code) return said(error);
    error = table.heif_context_get_primary_image_handle(file->context, &file->picture);
    return error.code ? said(error) : NULL;
}

const char *image_heic_size(image_bytes bytes, uint32_t *width, uint32_t *height) {
    const char *wrong = open_table();
    if (wrong) return wrong;
    heic file = {0};
    wrong = heic_open(bytes, &file);
    if (!wrong) {
        *width = (uint32_t)table.heif_image_handle_get_width(file.picture);
        *height = (uint32_t)table.heif_image_handle_get_height(file.picture);
    }
    heic_close(file);
    return wrong;
}

// The header may promise another size than the picture has.
static const char *copy(const void *image, uint32_t width, uint32_t height, unsigned char *pixels) {
    int stride = 0;
    const uint8_t *plane = table.heif_image_get_plane_readonly(image, INTERLEAVED, &stride);
    if (!plane || table.heif_image_get_width(image, INTERLEAVED) != (int)width ||
        table.heif_image_get_height(image, INTERLEAVED) != (int)height)
        return "the HEIC is of another size than its header says";
    for (uint32_t row = 0; row < height; row++) {
        const uint8_t *from = plane + (size_t)row * (size_t)stride;
        unsigned char *to = pixels + (size_t)row * width * 4;
        for (uint32_t column = 0; column < width; column++, from += 4, to += 4) {
            to[0] = from[2];
            to[1] = from[1];
            to[2] = from[0];
            to[3] = from[3];
        }
    }
    return NULL;
}

const char *image_heic_decode(image_bytes bytes, uint32_t width, uint32_t height,
                              unsigned char *pixels) {
    const char *wrong = open_table();
    if (wrong) return wrong;
    heic file = {0};
    void *image = NULL;
    wrong = heic_open(bytes, &file);
    if (!wrong) {
        heif_error error =
            table.heif_decode_image(file.picture, &image, RGB, INTERLEAVED_RGBA, NULL);
        wrong = error.code ? said(error) : copy(image, width, height, pixels);
    }
    if (image) table.heif_image_release(image);
    heic_close(file);
    return wrong;
}
