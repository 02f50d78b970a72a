import Glibc

/// What a child that is not reaped yet uses, as /proc tells.
struct ProcessUse {
    let threads: Int
    /// How long all its threads have run, in the kernel's ticks.
    let ticks: Int
    /// How many bytes of memory it has in use that are no file's; what it has and wrote to once counts,
    /// also when it can write to it no more.
    let memory: Int

    /// How many seconds its threads have run, one after another.
    var seconds: Double { Double(ticks) / Self.ticksOfSecond }

    private static let ticksOfSecond = Double(sysconf(Int32(_SC_CLK_TCK)))
    private static let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))

    /// Looks at a child; nil where /proc does not tell.
    init?(of pid: pid_t) {
        // The program's name stands in parentheses and may hold some itself; after it come the
        // times as 12th and 13th, the threads as 18th.
        guard let words = Self.read("/proc/\(pid)/stat"), let name = words.lastIndex(of: ")")
        else { return nil }
        let numbers = words[words.index(after: name)...].split(separator: " ")
        guard numbers.count > 17, let threads = Int(numbers[17]), let user = Int(numbers[11]),
            let system = Int(numbers[12])
        else { return nil }
        guard let memory = Self.memory(of: pid) else { return nil }
        self.threads = threads
        ticks = user + system
        self.memory = memory
    }

    private static func memory(of pid: pid_t) -> Int? {
        guard let memory = memory(of: "/proc/\(pid)") else { return nil }
        // Of a process whose first thread has ended, the others alone tell.
        return memory > 0 ? memory : memoryOfThreads("/proc/\(pid)/task") ?? 0
    }

    private static func memoryOfThreads(_ tasks: String) -> Int? {
        let folder = open(tasks, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return nil }
        var memory: Int?
        _ = Syscalls.forEachName(closing: folder) { name in
            let digits = name.dropLast().map(UInt8.init(bitPattern:))
            memory = Self.memory(of: "\(tasks)/\(String(decoding: digits, as: UTF8.self))")
            return memory ?? 0 == 0
        }
        return memory
    }

    private static func memory(of task: String) -> Int? {
        // All pages in memory, and those of them that are files'.
        let pages = read("\(task)/statm")?.split(separator: " ").compactMap { Int($0) }
        guard let pages, pages.count > 2 else { return nil }
        return (pages[1] - pages[2]) * pageSize
    }

    /// How many bytes a child has written to disks, also to files that have no name any more; nil where
    /// the kernel does not count them.
    static func bytesWritten(by pid: pid_t) -> Int? {
        let name = "write_bytes: "
        return read("/proc/\(pid)/io")?.split(separator: "\n").first { $0.hasPrefix(name) }
            .flatMap { Int($0.dropFirst(name.count)) }
    }

    private static func read(_ path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        guard case .bytes(let bytes) = Syscalls.read(file, atMost: 1024) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
