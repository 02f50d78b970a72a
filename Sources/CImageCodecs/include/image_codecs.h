// Decoders and encoders of pictures, each opened when it is first needed instead of linked.
//
// One file for a format. Every function returns NULL, or one clause that says what is wrong; it stays
// valid until the thread's next call. Pixels are four bytes each, blue, green, red and alpha, row
// after row without padding; callers check sizes before they provide memory.
#pragma once

#include <stddef.h>
#include <stdint.h>

typedef struct image_bytes {
    const unsigned char *_Nullable start;
    size_t count;
} image_bytes;

// PNG: colours are not multiplied with alpha.
const char *_Nullable image_png_size(image_bytes file, uint32_t *_Nonnull width,
                                     uint32_t *_Nonnull height);
const char *_Nullable image_png_decode(image_bytes file, unsigned char *_Nonnull pixels);
// Writes at most *count bytes and sets it to how many there are; `pixels` as for decoding.
const char *_Nullable image_png_encode(const unsigned char *_Nonnull pixels, uint32_t width,
                                       uint32_t height, unsigned char *_Nullable file,
                                       size_t *_Nonnull count);

// JPEG: can be decoded at `eighths` of its size, each side rounded up.
const char *_Nullable image_jpeg_size(image_bytes file, uint32_t *_Nonnull width,
                                      uint32_t *_Nonnull height);
const char *_Nullable image_jpeg_decode(image_bytes file, uint32_t eighths,
                                        unsigned char *_Nonnull pixels);
// Calls `receive` with the file; quality is 1 to 100.
const char *_Nullable image_jpeg_encode(
    const unsigned char *_Nonnull pixels, uint32_t width, uint32_t height, int quality,
    void (*_Nonnull receive)(void *_Nullable context, image_bytes file), void *_Nullable context);

// WebP: colours are not multiplied with alpha.
const char *_Nullable image_webp_size(image_bytes file, uint32_t *_Nonnull width,
                                      uint32_t *_Nonnull height);
const char *_Nullable image_webp_decode(image_bytes file, uint32_t width, uint32_t height,
                                        unsigned char *_Nonnull pixels);

// HEIC and AVIF, the main picture: colours are not multiplied with alpha.
const char *_Nullable image_heic_size(image_bytes file, uint32_t *_Nonnull width,
                                      uint32_t *_Nonnull height);
const char *_Nullable image_heic_decode(image_bytes file, uint32_t width, uint32_t height,
                                        unsigned char *_Nonnull pixels);

// SVG and PDF (its first page), drawn over `pixels`, which begin as zeros; colours are multiplied
// with alpha. Sizes are CSS pixels and points.
const char *_Nullable image_svg_size(image_bytes file, double *_Nonnull width,
                                     double *_Nonnull height);
const char *_Nullable image_svg_draw(image_bytes file, uint32_t width, uint32_t height,
                                     unsigned char *_Nonnull pixels);
const char *_Nullable image_pdf_size(image_bytes file, double *_Nonnull width,
                                     double *_Nonnull height);
const char *_Nullable image_pdf_draw(image_bytes file, uint32_t width, uint32_t height,
                                     unsigned char *_Nonnull pixels);

// zlib's format (RFC 1950), which PNG has inside, by ISA-L at its level 1. Writes at most *count bytes
// and sets it to how many there are; image_deflate_room bytes suffice.
const char *_Nullable image_deflate(image_bytes input, unsigned char *_Nullable output,
                                    size_t *_Nonnull count);
// What cannot be compressed grows by five bytes for each 65,535, and what is around it.
static inline size_t image_deflate_room(size_t count) {
    return count + 5 * (count / 65535 + 1) + 64;
}

// PNG's and gzip's checksum.
const char *_Nullable image_crc32(image_bytes input, uint32_t *_Nonnull checksum);
