// Pixels that Cairo draws on, for the formats whose libraries draw through it.
#pragma once

#include <stdint.h>

#ifndef IMAGE_CODECS_CHECK
typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;
typedef struct {
    uint32_t domain;
    int code;
    char *message;
} GError;
#endif

struct vector_surface {
    cairo_surface_t *pixels;
    cairo_t *cairo;
};

// Returns NULL or what is wrong; what was opened must be closed before `pixels` are read.
const char *vector_surface_open(struct vector_surface *surface, uint32_t width, uint32_t height,
                                unsigned char *pixels);
void vector_surface_scale(struct vector_surface *surface, double x, double y);
void vector_surface_close(struct vector_surface *surface);
