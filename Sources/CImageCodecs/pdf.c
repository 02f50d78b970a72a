#include "codec_library.h"
#include "include/image_codecs.h"
#include "vector_surface.h"

#ifndef IMAGE_CODECS_CHECK
typedef struct _GBytes GBytes;
typedef struct _PopplerDocument PopplerDocument;
typedef struct _PopplerPage PopplerPage;
#endif

#define POPPLER(X)                                                                                 \
    X(GBytes *, g_bytes_new, (const void *, size_t))                                               \
    X(void, g_bytes_unref, (GBytes *))                                                             \
    X(PopplerDocument *, poppler_document_new_from_bytes, (GBytes *, const char *, GError **))     \
    X(int, poppler_document_get_n_pages, (PopplerDocument *))                                      \
    X(PopplerPage *, poppler_document_get_page, (PopplerDocument *, int))                          \
    X(void, poppler_page_get_size, (PopplerPage *, double *, double *))                            \
    X(void, poppler_page_render, (PopplerPage *, cairo_t *))                                       \
    X(void, g_object_unref, (void *))                                                              \
    X(void, g_error_free, (GError *))
CODEC_LIBRARY("libpoppler-glib.so.8", "libpoppler-glib8", POPPLER)

static const char *first_page(image_bytes file, PopplerDocument **document, PopplerPage **page) {
    const char *missing = open_table();
    if (missing) return missing;
    GError *error = NULL;
    GBytes *bytes = table.g_bytes_new(file.start, file.count);
    *document = table.poppler_document_new_from_bytes(bytes, NULL, &error);
    table.g_bytes_unref(bytes);
    if (!*document) {
        const char *text = codec_problem("the PDF cannot be drawn (%.150s)",
                                         error ? error->message : "unknown reason");
        if (error) table.g_error_free(error);
        return text;
    }
    /* Asked for a page of none, Poppler complains on standard error. */
    int page_count = table.poppler_document_get_n_pages(*document);
    *page = page_count > 0 ? table.poppler_document_get_page(*document, 0) : NULL;
    if (*page) return NULL;
    table.g_object_unref(*document);
    return "the PDF has no page";
}

const char *image_pdf_size(image_bytes file, double *width, double *height) {
    PopplerDocument *document;
    PopplerPage *page;
    const char *wrong = first_page(file, &document, &page);
    if (wrong) return wrong;
    table.poppler_page_get_size(page, width, height);
    table.g_object_unref(page);
    table.g_object_unref(document);
    return NULL;
}

const char *image_pdf_draw(image_bytes file, uint32_t width, uint32_t height,
                           unsigned char *pixels) {
    PopplerDocument *document;
    PopplerPage *page;
    const char *wrong = first_page(file, &document, &page);
    if (wrong) return wrong;
    struct vector_surface surface;
    wrong = vector_surface_open(&surface, width, height, pixels);
    if (!wrong) {
        double page_width = width, page_height = height;
        table.poppler_page_get_size(page, &page_width, &page_height);
        vector_surface_scale(&surface, width / page_width, height / page_height);
        table.poppler_page_render(page, surface.cairo);
        vector_surface_close(&surface);
    }
    table.g_object_unref(page);
    table.g_object_unref(document);
    return wrong;
}
