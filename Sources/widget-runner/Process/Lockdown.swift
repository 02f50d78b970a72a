import CLinux
import Glibc

/// What a runner gives up before it loads anything.
enum Lockdown {
    /// Ends with the parent, closes what was inherited, forbids core dumps and new privileges.
    ///
    /// The process stays dumpable in the kernel's sense: otherwise the host could not read its
    /// memory use from /proc.
    ///
    /// - Parameter parent: The process that must still be there, if it is known.
    static func apply(parent: Int32?) throws(StartError) {
        try check("prctl(PR_SET_PDEATHSIG)", linux_set_parent_death_signal(SIGKILL))
        // A parent that ended before the line above sends no signal.
        if let parent, getppid() != parent { throw .orphaned(parent: parent) }
        try check("prctl(PR_SET_NO_NEW_PRIVS)", linux_set_no_new_privileges())
        try check("close_range", linux_close_descriptors_from(3))
        try forbidCoreDumps()
        // A host that hangs up is noticed by the write that fails.
        signal(SIGPIPE, SIG_IGN)
    }

    /// One byte, not zero: a kernel that pipes cores to a program heeds only that value.
    private static func forbidCoreDumps() throws(StartError) {
        let resource = __rlimit_resource_t(RLIMIT_CORE.rawValue)
        var limit = rlimit()
        try check("getrlimit(RLIMIT_CORE)", getrlimit(resource, &limit))
        limit.rlim_max = min(1, limit.rlim_max)
        limit.rlim_cur = limit.rlim_max
        try check("setrlimit(RLIMIT_CORE)", setrlimit(resource, &limit))
    }

    private static func check(_ call: String, _ result: Int32) throws(StartError) {
        guard result == 0 else { throw .system(call: call, errno: errno) }
    }
}
