#include <string.h>

#include "codec_library.h"
#include "include/image_codecs.h"

enum { BGRA = 8, SUBSAMPLED_420 = 2 };

#define JPEG(X)                                                                                    \
    X(void *, tjInitDecompress, (void))                                                            \
    X(void *, tjInitCompress, (void))                                                              \
    X(int, tjDestroy, (void *))                                                                    \
    X(char *, tjGetErrorStr2, (void *))                                                            \
    X(int, tjDecompressHeader3,                                                                    \
      (void *, const unsigned char *, unsigned long, int *, int *, int *, int *))                  \
    X(int, tjDecompress2,                                                                          \
      (void *, const unsigned char *, unsigned long, unsigned char *, int, int, int, int, int))    \
    X(int, tjCompress2,                                                                            \
      (void *, const unsigned char *, int, int, int, int, unsigned char **, unsigned long *, int,  \
       int, int))                                                                                  \
    X(void, tjFree, (unsigned char *))
CODEC_LIBRARY("libturbojpeg.so.0", "libturbojpeg0", JPEG)

static const char *said(void *codec) {
    return codec_problem("the JPEG cannot be decoded (%.120s)", table.tjGetErrorStr2(codec));
}

static const char *read_size(void *codec, image_bytes file, int *width, int *height) {
    int subsampling, colors;
    int result = table.tjDecompressHeader3(codec, file.start, file.count, width, height,
                                           &subsampling, &colors);
    return result ? said(codec) : NULL;
}

const char *image_jpeg_size(image_bytes file, uint32_t *width, uint32_t *height) {
    const char *wrong = open_table();
    if (wrong) return wrong;
    void *codec = table.tjInitDecompress();
    if (!codec) return "there is no memory to decode a JPEG";
    int columns, rows;
    wrong = read_size(codec, file, &columns, &rows);
    table.tjDestroy(codec);
    if (wrong) return wrong;
    *width = (uint32_t)columns;
    *height = (uint32_t)rows;
    return NULL;
}

// Cameras leave harmless oddities that only give warnings, but a file that ends early is broken.
static const char *decode(void *codec, image_bytes file, int eighths, unsigned char *pixels) {
    int width, height;
    const char *wrong = read_size(codec, file, &width, &height);
    if (wrong) return wrong;
    width = (int)(((long)width * eighths + 7) / 8);
    height = (int)(((long)height * eighths + 7) / 8);
    int result = table.tjDecompress2(codec, file.start, file.count, pixels, width, width * 4,
                                     height, BGRA, 0);
    if (!result) return NULL;
    const char *text = table.tjGetErrorStr2(codec);
    return strstr(text, "Extraneous") || strstr(text, "extraneous") ? NULL : said(codec);
}

const char *image_jpeg_decode(image_bytes file, uint32_t eighths, unsigned char *pixels) {
    const char *wrong = open_table();
    if (wrong) return wrong;
    void *codec = table.tjInitDecompress();
    if (!codec) return "there is no memory to decode a JPEG";
    wrong = decode(codec, file, (int)eighths, pixels);
    table.tjDestroy(codec);
    return wrong;
}

const char *image_jpeg_encode(const unsigned char *pixels, uint32_t width, uint32_t height,
                              int quality, void (*receive)(void *, image_bytes), void *context) {
    const char *wrong = open_table();
    if (wrong) return wrong;
    void *codec = table.tjInitCompress();
    if (!codec) return "there is no memory to encode a JPEG";
    unsigned char *file = NULL;
    unsigned long count = 0;
    int result = table.tjCompress2(codec, pixels, (int)width, 0, (int)height, BGRA, &file, &count,
                                   SUBSAMPLED_420, quality, 0);
    if (result) {
        wrong = codec_problem("the JPEG cannot be written (%.120s)", table.tjGetErrorStr2(codec));
    } else {
        receive(context, (image_bytes){file, count});
    }
    table.tjFree(file);
    table.tjDestroy(codec);
    return wrong;
}
