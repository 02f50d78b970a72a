#define _GNU_SOURCE
#include "shared_library.h"

#include <dlfcn.h>
#include <link.h>
#include <stddef.h>

/* Where a table lies: the loader replaces offsets by addresses, but not in a dynamic section that is read-only. */
static const void *table(const struct link_map *map, ElfW(Addr) place) {
    return (const void *)(place < map->l_addr ? place + map->l_addr : place);
}

const char *linux_missing_function(void *library) {
    struct link_map *map;
    if (dlinfo(library, RTLD_DI_LINKMAP, &map) != 0) return NULL;
    const ElfW(Rela) *calls = NULL;
    const ElfW(Sym) *symbols = NULL;
    const char *names = NULL;
    size_t count = 0;
    for (const ElfW(Dyn) *entry = map->l_ld; entry->d_tag != DT_NULL; entry++) {
        switch (entry->d_tag) {
        case DT_JMPREL: calls = table(map, entry->d_un.d_ptr); break;
        case DT_PLTRELSZ: count = entry->d_un.d_val / sizeof *calls; break;
        case DT_SYMTAB: symbols = table(map, entry->d_un.d_ptr); break;
        case DT_STRTAB: names = table(map, entry->d_un.d_ptr); break;
        }
    }
    if (!calls || !symbols || !names) return NULL;
    for (size_t i = 0; i < count; i++) {
        const ElfW(Sym) *symbol = &symbols[ELF64_R_SYM(calls[i].r_info)];
        int is_own = symbol->st_shndx != SHN_UNDEF,
            is_optional = ELF64_ST_BIND(symbol->st_info) == STB_WEAK;
        const char *name = names + symbol->st_name;
        if (!is_own && !is_optional && name[0] && !dlsym(library, name)) return name;
    }
    return NULL;
}
