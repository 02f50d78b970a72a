import CLinux
import Glibc

/// Starts a program with pipes in place of its standard descriptors.
struct ChildSpawn: Sendable {
    /// The program's absolute path.
    var executable: String
    /// Its arguments after its own name.
    var arguments: [String]
    /// Its whole environment; nothing of this process's is inherited.
    var environment: [String: String]

    /// A process that has just been started, and this process's ends of its pipes.
    struct Started {
        let pid: pid_t
        let input: Int32
        let output: Int32
        let log: Int32
        let exit: Int32
    }

    /// Starts the program in its own session, without inherited descriptors, with default and
    /// unblocked signals.
    ///
    /// The calling thread must live as long as the child.
    func start() throws(Errno) -> Started {
        var open = OpenDescriptors()
        defer { open.closeAll() }
        let input = try open.pipe()
        let output = try open.pipe()
        let log = try open.pipe()
        for descriptor in [input.writing, output.reading, log.reading] {
            try Syscalls.makeNonBlocking(descriptor)
        }
        let pid = try spawn(standard: [input.reading, output.writing, log.writing])
        let exit: Int32
        do throws(Errno) {
            exit = try Syscalls.processDescriptor(pid)
        } catch {
            kill(pid, SIGKILL)
            _ = Syscalls.reap(pid)
            throw error
        }
        open.keep([input.writing, output.reading, log.reading])
        return Started(
            pid: pid, input: input.writing, output: output.reading, log: log.reading, exit: exit)
    }

    private func spawn(standard: [Int32]) throws(Errno) -> pid_t {
        var actions = posix_spawn_file_actions_t()
        try check(posix_spawn_file_actions_init(&actions))
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (target, descriptor) in standard.enumerated() {
            try check(posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target)))
        }
        try check(linux_spawn_close_from(&actions, STDERR_FILENO + 1))

        var attributes = posix_spawnattr_t()
        try check(posix_spawnattr_init(&attributes))
        defer { posix_spawnattr_destroy(&attributes) }
        try check(linux_spawn_afresh(&attributes))

        var pid: pid_t = 0
        let result = withCStrings([executable] + arguments) { argv in
            withCStrings(environment.map { "\($0.key)=\($0.value)" }.sorted()) { envp in
                posix_spawn(&pid, executable, &actions, &attributes, argv, envp)
            }
        }
        try check(result)
        return pid
    }

    /// Throws the error number that a function returned.
    private func check(_ result: Int32) throws(Errno) {
        if result != 0 { throw Errno(number: result) }
    }

    private func withCStrings<Result>(
        _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
    ) -> Result {
        let copies = strings.map { strdup($0) }
        defer { copies.forEach { free($0) } }
        return (copies + [nil]).withUnsafeBufferPointer { buffer in
            guard let start = buffer.baseAddress else { fatalError("An array has a start") }
            return body(start)
        }
    }
}

/// Descriptors that are closed whichever way the function is left.
private struct OpenDescriptors {
    private var descriptors: Set<Int32> = []

    mutating func pipe() throws(Errno) -> (reading: Int32, writing: Int32) {
        let pipe = try Syscalls.pipe()
        descriptors.formUnion([pipe.reading, pipe.writing])
        return pipe
    }

    mutating func keep(_ kept: [Int32]) { descriptors.subtract(kept) }

    func closeAll() { descriptors.forEach(Syscalls.close) }
}
