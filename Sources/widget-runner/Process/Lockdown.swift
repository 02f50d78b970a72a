import CLinux
import Glibc

/// What a runner gives up before it loads anything.
enum Lockdown {
    /// Bytes of addresses beyond its memory that a process may have, for files and for what is only
    /// reserved: each thread that allocates does so in 64 MiB of its own.
    private static let reservedSpace: rlim_t = 3 << 30

    /// Ends with the parent, closes what was inherited, forbids core dumps, new privileges, new
    /// processes and other programs, shuts away the user's files, and bounds what can be used up.
    ///
    /// The process stays dumpable in the kernel's sense: otherwise the host could not read its
    /// memory use from /proc.
    ///
    /// - Parameters:
    ///   - parent: The process that must still be there, if it is known.
    ///   - memoryLimit: The most bytes of private memory, if there is a limit.
    ///   - files: What of the file system stays within reach.
    static func apply(
        parent: Int32?, memoryLimit: UInt?, files: FileWalls
    ) throws(StartError) {
        try check("prctl(PR_SET_PDEATHSIG)", linux_set_parent_death_signal(SIGKILL))
        // A parent that ended before the line above sends no signal.
        if let parent, getppid() != parent { throw .orphaned(parent: parent) }
        try check("prctl(PR_SET_NO_NEW_PRIVS)", linux_set_no_new_privileges())
        try check("close_range", linux_close_descriptors_from(3))
        try bound(memoryLimit)
        try files.raise()
        // Only now: the container may lie where nobody but the administrator makes folders.
        try check("capset", linux_drop_capabilities())
        // What a plugin started could outlive it, and its host is the first process it could kill.
        try check("prctl(PR_SET_SECCOMP)", linux_wall_in_process())
        // A host that hangs up is noticed by the write that fails.
        signal(SIGPIPE, SIG_IGN)
    }

    /// Bounds what can be used up.
    private static func bound(_ memory: UInt?) throws(StartError) {
        if let memory {
            try limit(RLIMIT_DATA, "RLIMIT_DATA", to: rlim_t(memory))
            // Pages that were written and then closed to writing are not counted as data any more.
            let (space, isMore) = rlim_t(memory).addingReportingOverflow(reservedSpace)
            try limit(RLIMIT_AS, "RLIMIT_AS", to: isMore ? .max : space)
        }
        linux_be_ended_first()
        // The main thread's stack grows up to this, uncounted.
        try limit(RLIMIT_STACK, "RLIMIT_STACK", to: 8 * 1024 * 1024)
        // One byte, not zero: a kernel that pipes cores to a program heeds only that value.
        try limit(RLIMIT_CORE, "RLIMIT_CORE", to: 1)
        // A plugin has files enough, as many as on Apple's systems: a pipe or a socket each, and the
        // kernel keeps megabytes in them. What it writes fails before the disk is full.
        try limit(RLIMIT_NOFILE, "RLIMIT_NOFILE", to: 256)
        try limit(RLIMIT_FSIZE, "RLIMIT_FSIZE", to: 256 * 1024 * 1024)
        signal(SIGXFSZ, SIG_IGN)
        // These are counted for all programs of the user together, and one must not use them up.
        try limit(__RLIMIT_SIGPENDING, "RLIMIT_SIGPENDING", to: 256)
        try limit(__RLIMIT_MSGQUEUE, "RLIMIT_MSGQUEUE", to: 0)
        try limit(__RLIMIT_NPROC, "RLIMIT_NPROC") { $0.rlim_cur / 4 * 3 }
        // A user whom the system lets go before others does not share that with plugins.
        try limit(__RLIMIT_RTPRIO, "RLIMIT_RTPRIO", to: 0)
        try limit(__RLIMIT_NICE, "RLIMIT_NICE", to: 0)
    }

    private static func limit(
        _ resource: __rlimit_resource, _ name: String, to most: rlim_t
    ) throws(StartError) {
        try limit(resource, name) { min(most, $0.rlim_max) }
    }

    /// Sets a limit, for ever, to what `change` makes of the one that holds.
    private static func limit(
        _ resource: __rlimit_resource, _ name: String, _ change: (rlimit) -> rlim_t
    ) throws(StartError) {
        let resource = __rlimit_resource_t(resource.rawValue)
        var limit = rlimit()
        try check("getrlimit(\(name))", getrlimit(resource, &limit))
        let most = change(limit)
        limit = rlimit(rlim_cur: most, rlim_max: most)
        try check("setrlimit(\(name))", setrlimit(resource, &limit))
    }

    private static func check(_ call: String, _ result: Int32) throws(StartError) {
        guard result == 0 else { throw .system(call: call, errno: errno) }
    }
}
