import Glibc

/// The resources a child uses, as /proc reports them; the child must not be reaped yet.
struct ProcessUse {
    let threads: Int
    /// How long all its threads have run, in kernel ticks.
    let ticks: Int
    /// How many bytes of memory it uses that belong to no file.
    ///
    /// Memory that it has written to counts even after it has become read-only.
    let memory: Int

    /// How many seconds its threads have run, added up.
    var seconds: Double { Double(ticks) / Self.ticksOfSecond }

    private static let ticksOfSecond = Double(sysconf(Int32(_SC_CLK_TCK)))
    private static let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))

    /// Reads the use of a child; nil when /proc does not tell.
    init?(of pid: pid_t) {
        // The program's name stands in parentheses and may itself hold some; after it, the times
        // are the 12th and 13th fields, the threads the 18th.
        guard let words = Self.read("/proc/\(pid)/stat"),
            // As a byte: a letter of the name may join it.
            let name = words.utf8.lastIndex(of: UInt8(ascii: ")"))
        else { return nil }
        let numbers = words[words.utf8.index(after: name)...].split(separator: " ")
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
        // When the first thread has ended, only the others show the memory.
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
        // All resident pages, and those of them that belong to files.
        let pages = read("\(task)/statm")?.split(separator: " ").compactMap { Int($0) }
        guard let pages, pages.count > 2 else { return nil }
        return (pages[1] - pages[2]) * pageSize
    }

    /// How many bytes a child has written to disks, including unlinked files; nil when the kernel
    /// does not count them.
    static func bytesWritten(by pid: pid_t) -> Int? {
        let name = "write_bytes: "
        return read("/proc/\(pid)/io")?.split(separator: "\n").first { $0.hasPrefix(name) }
            .flatMap { Int($0.dropFirst(name.count)) }
    }

    /// Whether a process, which need not be a child, is stopped, as by Ctrl-Z.
    static func isStopped(_ pid: pid_t) -> Bool {
        guard let words = read("/proc/\(pid)/stat"),
            let name = words.utf8.lastIndex(of: UInt8(ascii: ")"))
        else { return false }
        let state = words[words.utf8.index(after: name)...].split(separator: " ").first
        return state == "T" || state == "t"
    }

    private static func read(_ path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        guard case .bytes(let bytes) = Syscalls.read(file, atMost: 1024) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
