#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <stdlib.h>

#include "codec_library.h"
#include "include/image_codecs.h"

#define ISAL(X)                                                                                    \
    X(void, isal_deflate_stateless_init, (struct isal_zstream *))                                  \
    X(int, isal_deflate_stateless, (struct isal_zstream *))                                        \
    X(uint32_t, crc32_gzip_refl, (uint32_t, const unsigned char *, uint64_t))
CODEC_LIBRARY("libisal.so.2", "libisal2", ISAL)

// The stream and the room in which it keeps what it has seen, too large for a stack.
struct work {
    struct isal_zstream stream;
    uint8_t room[ISAL_DEF_LVL1_DEFAULT];
};

const char *image_deflate(image_bytes input, unsigned char *output, size_t *count) {
    const char *missing = open_table();
    if (missing) return missing;
    if (input.count > UINT32_MAX || *count > UINT32_MAX)
        return codec_problem("%zu bytes are too many to compress at once", input.count);
    // ISA-L reads the room before it has written all of it: other bytes there give other matches, and the
    // same picture would not be the same file.
    struct work *work = calloc(1, sizeof *work);
    if (!work) return codec_problem("there is not enough memory to compress");
    struct isal_zstream *stream = &work->stream;
    table.isal_deflate_stateless_init(stream);
    stream->next_in = (uint8_t *)input.start;
    stream->avail_in = (uint32_t)input.count;
    stream->next_out = output;
    stream->avail_out = (uint32_t)*count;
    stream->level = 1;
    stream->level_buf = work->room;
    stream->level_buf_size = sizeof work->room;
    stream->gzip_flag = IGZIP_ZLIB;
    int result = table.isal_deflate_stateless(stream);
    *count = stream->total_out;
    free(work);
    return result == COMP_OK ? NULL : codec_problem("ISA-L cannot compress (error %d)", result);
}

const char *image_crc32(image_bytes input, uint32_t *checksum) {
    const char *missing = open_table();
    if (missing) return missing;
    *checksum = table.crc32_gzip_refl(0, input.start, input.count);
    return NULL;
}
