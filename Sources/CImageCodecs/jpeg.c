#include <string.h>

#include "codec_library.h"
#include "include/image_codecs.h"

enum { BGRA = 8, CMYK = 11, SUBSAMPLED_420 = 2, CMYK_COLORS = 3, YCCK_COLORS = 4 };

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

static const char *read_header(void *codec, image_bytes file, int *width, int *height,
                               int *colors) {
    int subsampling;
    int result = table.tjDecompressHeader3(codec, file.start, file.count, width, height,
                                           &subsampling, colors);
    return result ? said(codec) : NULL;
}

const char *image_jpeg_size(image_bytes file, uint32_t *width, uint32_t *height) {
    const char *wrong = open_table();
    if (wrong) return wrong;
    void *codec = table.tjInitDecompress();
    if (!codec) return "there is no memory to decode a JPEG";
    int columns, rows, colors;
    wrong = read_header(codec, file, &columns, &rows, &colors);
    table.tjDestroy(codec);
    if (wrong) return wrong;
    *width = (uint32_t)columns;
    *height = (uint32_t)rows;
    return NULL;
}

// Whether Adobe's segment is among those before the picture: its programs write how much paper is
// left instead of how much ink there is, and the other programs followed.
static int has_adobe_segment(image_bytes file) {
    size_t place = 2;
    while (place + 9 <= file.count && file.start[place] == 0xFF) {
        const unsigned char *segment = file.start + place;
        if (segment[1] == 0xEE && !memcmp(segment + 4, "Adobe", 5)) return 1;
        if (segment[1] == 0xDA) return 0;
        place += segment[1] == 0xFF ? 1 : 2 + (size_t)(segment[2] << 8 | segment[3]);
    }
    return 0;
}

// Turns inks into light in place, as no profile says more.
static void convert_inks(unsigned char *pixels, size_t count, int is_inverted) {
    unsigned char flip = is_inverted ? 0 : 255;
    for (unsigned char *pixel = pixels; pixel < pixels + count * 4; pixel += 4) {
        int cyan = pixel[0] ^ flip, magenta = pixel[1] ^ flip, yellow = pixel[2] ^ flip;
        int black = pixel[3] ^ flip;
        pixel[0] = (unsigned char)((yellow * black + 127) / 255);
        pixel[1] = (unsigned char)((magenta * black + 127) / 255);
        pixel[2] = (unsigned char)((cyan * black + 127) / 255);
        pixel[3] = 255;
    }
}

// Cameras leave harmless oddities that only give warnings, but a file that ends early is broken.
static const char *decode(void *codec, image_bytes file, int eighths, unsigned char *pixels) {
    int width, height, colors;
    const char *wrong = read_header(codec, file, &width, &height, &colors);
    if (wrong) return wrong;
    width = (int)(((long)width * eighths + 7) / 8);
    height = (int)(((long)height * eighths + 7) / 8);
    int has_inks = colors == CMYK_COLORS || colors == YCCK_COLORS;
    int result = table.tjDecompress2(codec, file.start, file.count, pixels, width, width * 4,
                                     height, has_inks ? CMYK : BGRA, 0);
    if (result) {
        const char *text = table.tjGetErrorStr2(codec);
        if (!strstr(text, "Extraneous") && !strstr(text, "extraneous")) return said(codec);
    }
    if (has_inks) convert_inks(pixels, (size_t)width * (size_t)height, has_adobe_segment(file));
    return NULL;
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
