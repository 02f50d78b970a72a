import CLinux
import Glibc

/// A file name as the kernel stores it, with its terminating zero; it need not be UTF-8.
typealias FileName = [CChar]

/// The system calls for children and locks; errors are thrown and interrupted calls repeated.
enum Syscalls {
    /// The result of reading from a non-blocking descriptor.
    enum Input {
        case bytes([UInt8])
        case nothingYet
        case end
    }

    /// The result of writing to a non-blocking descriptor.
    enum Output {
        case wrote(Int)
        case nothingYet
        case peerIsGone
    }

    /// A pipe that other children do not inherit, outside the standard descriptors.
    static func pipe() throws(Errno) -> (reading: Int32, writing: Int32) {
        var ends: [Int32] = [0, 0]
        try check(linux_pipe(&ends))
        do throws(Errno) {
            ends[0] = try moveOffStandard(ends[0])
            ends[1] = try moveOffStandard(ends[1])
        } catch {
            ends.forEach(close)
            throw error
        }
        return (ends[0], ends[1])
    }

    /// Opens a file, creating it when missing, and locks it; nil while another descriptor has the
    /// lock.
    ///
    /// The lock is released when the descriptor is closed, also by the end of the program.
    static func openLocked(_ path: String) throws(Errno) -> Int32? {
        let descriptor = try check(open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600))
        if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
        let error = Errno.last
        close(descriptor)
        guard error.number == EWOULDBLOCK else { throw error }
        return nil
    }

    /// Opens a folder and locks it, waiting while another descriptor holds the lock.
    ///
    /// - Returns: A descriptor; the lock is released when it is closed.
    /// - Throws: `EWOULDBLOCK` when the lock is not free within `patience`, such as when a program
    ///   that holds it was stopped.
    static func lockedFolder(_ path: String, patience: Duration) throws(Errno) -> Int32 {
        let descriptor = try check(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
        let end = ContinuousClock.now + patience
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            let error = Errno.last
            guard [EWOULDBLOCK, EINTR].contains(error.number), .now < end else {
                close(descriptor)
                throw error
            }
            // The lock is normally held for some milliseconds.
            usleep(1_000)
        }
        return descriptor
    }

    /// Opens a folder inside an open one, first restoring the owner's access to it.
    ///
    /// - Returns: The descriptor, or -1 for what is not a folder.
    static func openFolder(_ name: FileName, of folder: Int32) -> Int32 {
        let place = linux_find_folder(folder, name)
        guard place >= 0 else { return -1 }
        defer { close(place) }
        // An open descriptor cannot be exchanged for a link.
        chmod("/proc/self/fd/\(place)", 0o700)
        return openat(folder, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NOFOLLOW)
    }

    /// Passes the names in an open folder, except `.` and `..`, to `body`, until it returns false.
    ///
    /// The descriptor is closed.
    ///
    /// - Returns: Whether all names were passed; false also when the folder cannot be listed.
    static func forEachName(closing folder: Int32, _ body: (FileName) -> Bool) -> Bool {
        guard let stream = fdopendir(folder) else {
            close(folder)
            return false
        }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                Array(bytes.bindMemory(to: CChar.self).prefix { $0 != 0 })
            }
            let dot = CChar(UInt8(ascii: "."))
            if name != [dot], name != [dot, dot], !body(name + [0]) { return false }
        }
        return true
    }

    static func makeNonBlocking(_ descriptor: Int32) throws(Errno) {
        try check(fcntl(descriptor, F_SETFL, O_NONBLOCK))
    }

    static func read(_ descriptor: Int32, atMost limit: Int) -> Input {
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
            count = retrying { Glibc.read(descriptor, buffer.baseAddress, limit) }
            initialized = max(count, 0)
        }
        if count > 0 { return .bytes(bytes) }
        return count < 0 && errno == EAGAIN ? .nothingYet : .end
    }

    /// Writes to a pipe; a pipe without a reader is a result and raises no SIGPIPE.
    static func write(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Output {
        var brokenPipe = sigset_t()
        var before = sigset_t()
        sigemptyset(&brokenPipe)
        sigaddset(&brokenPipe, SIGPIPE)
        pthread_sigmask(SIG_BLOCK, &brokenPipe, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        let count = bytes.withUnsafeBytes { buffer in
            retrying { Glibc.write(descriptor, buffer.baseAddress, buffer.count) }
        }
        if count >= 0 { return .wrote(count) }
        switch errno {
        case EAGAIN:
            return .nothingYet
        case EPIPE:
            // The signal is pending for this thread, and must be taken before it is unblocked.
            var noTime = timespec()
            sigtimedwait(&brokenPipe, nil, &noTime)
            return .peerIsGone
        default:
            return .peerIsGone
        }
    }

    static func close(_ descriptor: Int32) {
        _ = Glibc.close(descriptor)
    }

    /// Closes a descriptor unless it is closed already.
    static func close(_ descriptor: inout Int32?) {
        if let open = descriptor { close(open) }
        descriptor = nil
    }

    /// A descriptor that becomes readable when the child ends.
    static func processDescriptor(_ pid: pid_t) throws(Errno) -> Int32 {
        try check(linux_process_descriptor(pid))
    }

    /// An event counter that wakes a polling thread.
    static func wakeDescriptor() throws(Errno) -> Int32 {
        try check(linux_event_counter())
    }

    static func wake(_ descriptor: Int32) {
        var one: UInt64 = 1
        _ = retrying { Glibc.write(descriptor, &one, MemoryLayout<UInt64>.size) }
    }

    static func clearWake(_ descriptor: Int32) {
        var count: UInt64 = 0
        _ = retrying { Glibc.read(descriptor, &count, MemoryLayout<UInt64>.size) }
    }

    /// Waits until one of the descriptors is ready, or until `patience` is over.
    static func poll(_ descriptors: inout [pollfd], for patience: Duration? = nil) {
        let limit = patience.map { Int32($0 / .milliseconds(1)) } ?? -1
        _ = retrying { Int(Glibc.poll(&descriptors, nfds_t(descriptors.count), limit)) }
    }

    /// Reaps a child that has ended.
    ///
    /// - Returns: How it ended, and its peak memory in bytes.
    static func reap(_ pid: pid_t) -> (end: ProcessEnd, peakMemory: Int) {
        var status: Int32 = 0
        var usage = rusage()
        guard retrying({ Int(wait4(pid, &status, 0, &usage)) }) == Int(pid) else {
            // Something else reaped it, for example because the program ignores SIGCHLD.
            return (.exited(status: -1), 0)
        }
        let signal = status & 0x7f
        let end: ProcessEnd =
            signal == 0 ? .exited(status: (status >> 8) & 0xff) : .killed(signal: signal)
        var own = rusage()
        getrusage(RUSAGE_SELF.rawValue, &own)
        // A child inherits the peak of the process that spawned it; a value not above that says
        // nothing.
        let isItsOwn = usage.ru_maxrss > own.ru_maxrss
        return (end, isItsOwn ? usage.ru_maxrss * 1024 : 0)
    }

    /// Blocks all signals in the calling thread.
    static func blockSignals() {
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, nil)
    }

    private static func moveOffStandard(_ descriptor: Int32) throws(Errno) -> Int32 {
        guard descriptor <= STDERR_FILENO else { return descriptor }
        let moved = try check(fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1))
        close(descriptor)
        return moved
    }

    @discardableResult
    private static func check(_ result: Int32) throws(Errno) -> Int32 {
        guard result >= 0 else { throw .last }
        return result
    }

    private static func retrying(_ call: () -> Int) -> Int {
        while true {
            let result = call()
            if result >= 0 || errno != EINTR { return result }
        }
    }
}
