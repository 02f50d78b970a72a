import CLinux
import Glibc

/// What a runner gives up before it loads anything.
enum Lockdown {
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
        // One byte, not zero: a kernel that pipes cores to a program heeds only that value.
        try limit(RLIMIT_CORE, "RLIMIT_CORE", to: 1)
        if let memoryLimit { try limit(RLIMIT_DATA, "RLIMIT_DATA", to: rlim_t(memoryLimit)) }
        // A plugin has files enough, and what it writes fails before the disk is full.
        try limit(RLIMIT_NOFILE, "RLIMIT_NOFILE", to: 1024)
        try limit(RLIMIT_FSIZE, "RLIMIT_FSIZE", to: 256 * 1024 * 1024)
        signal(SIGXFSZ, SIG_IGN)
        // These are counted for all programs of the user together, and one must not use them up.
        try limit(__RLIMIT_SIGPENDING, "RLIMIT_SIGPENDING", to: 256)
        try limit(__RLIMIT_MSGQUEUE, "RLIMIT_MSGQUEUE", to: 0)
        try limit(__RLIMIT_NPROC, "RLIMIT_NPROC") { $0.rlim_cur / 4 * 3 }
        // A user whom the system lets go before others does not share that with plugins.
        try limit(__RLIMIT_RTPRIO, "RLIMIT_RTPRIO", to: 0)
        try limit(__RLIMIT_NICE, "RLIMIT_NICE", to: 0)
        try files.raise()
        // What a plugin started could outlive it, and its host is the first process it could kill.
        try check("prctl(PR_SET_SECCOMP)", linux_wall_in_process())
        // A host that hangs up is noticed by the write that fails.
        signal(SIGPIPE, SIG_IGN)
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
