#include "codec_library.h"
#include "include/image_codecs.h"

#define WEBP(X)                                                                                    \
    X(int, WebPGetInfo, (const uint8_t *, size_t, int *, int *))                                   \
    X(uint8_t *, WebPDecodeBGRAInto, (const uint8_t *, size_t, uint8_t *, size_t, int))
CODEC_LIBRARY("libwebp.so.7", "libwebp7", WEBP)

const char *image_webp_size(image_bytes file, uint32_t *width, uint32_t *height) {
    const char *missing = open_table();
    if (missing) return missing;
    int columns, rows;
    if (!table.WebPGetInfo(file.start, file.count, &columns, &rows))
        return "the WebP's header is broken";
    *width = (uint32_t)columns;
    *height = (uint32_t)rows;
    return NULL;
}

const char *image_webp_decode(image_bytes file, uint32_t width, uint32_t height,
                              unsigned char *pixels) {
    const char *missing = open_table();
    if (missing) return missing;
    size_t size = (size_t)width * height * 4;
    return table.WebPDecodeBGRAInto(file.start, file.count, pixels, size, (int)width * 4)
               ? NULL
               : "the WebP cannot be decoded";
}
