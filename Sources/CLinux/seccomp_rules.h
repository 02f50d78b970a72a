#pragma once

/* What a plugin gets for each of the kernel's calls. Which ones it may not make stands in
 * seccomp_rules.c, what that means step by step in seccomp_filter.c. */
enum seccomp_action {
    ALLOWED,
    DENY_EPERM,
    /* As if the kernel did not know it; the C library and others then do without. */
    DENY_ENOSYS,
    DENY_EOPNOTSUPP,
    DENY_EMFILE,
    DENY_ENOLCK,
    /* Says that it is done: who copies a file gives up where its mode cannot be copied too. */
    PRETENDED,
    /* Allowed when the arguments are harmless. */
    ON_ITSELF,
    THREADS_ONLY,
    SHARED_DESCRIPTORS,
    COUNTED_MEMORY,
    PLAIN_ADVICE,
    INTERNET_SOCKETS,
    STREAM_PAIRS,
    PLAIN_OPTIONS,
    NETLINK_ADDRESSES,
    NO_EMPTYING,
    NO_EMPTYING_AT,
    PLAIN_DESCRIPTORS,
    PLAIN_WAITS,
    PLAIN_COMMANDS,
    PLAIN_SETTINGS,
};

/* One more than the newest call that anybody has thought about here: those from it on are DENY_ENOSYS, and
 * so are the calls of foreign interfaces, whose numbers have a high bit. */
#define KNOWN_CALLS 470

/* Writes down an action for each known call. */
void linux_fill_seccomp_actions(unsigned char actions[KNOWN_CALLS]);
