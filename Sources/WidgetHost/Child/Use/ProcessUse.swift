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
    /// How many pieces of memory it has mapped, up to ``mostMappings``; nil when they were not
    /// counted.
    ///
    /// Each may keep a file or socket open whose descriptor was closed.
    let mappings: Int?

    /// The kernel's usual bound of mappings; to count more would tell nothing more.
    static let mostMappings = 65_530

    /// How many seconds its threads have run, added up.
    var seconds: Double { Double(ticks) / Self.ticksOfSecond }

    private static let ticksOfSecond = Double(sysconf(Int32(_SC_CLK_TCK)))
    private static let pageSize = Int(sysconf(Int32(_SC_PAGESIZE)))

    /// Reads the use of a child; nil when /proc does not tell.
    ///
    /// - Parameter lastTicks: How long it had run at the last look. Its mappings, which take ten
    ///   times as long to read as all the rest, are counted if it has run since.
    init?(of pid: pid_t, since lastTicks: Int? = nil) {
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
        let task = Self.liveTask(of: pid)
        guard let memory = Self.memory(of: task) else { return nil }
        self.threads = threads
        ticks = user + system
        self.memory = memory
        mappings = lastTicks == ticks ? nil : Self.mappings(of: task)
    }

    /// The folder of /proc with what belongs to all threads of a process.
    ///
    /// When the first thread has ended, only the others show it.
    static func liveTask(of pid: pid_t) -> String {
        let first = "/proc/\(pid)"
        guard memory(of: first) == 0 else { return first }
        let folder = open("\(first)/task", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return first }
        var found: String?
        _ = Syscalls.forEachName(closing: folder) { name in
            let digits = name.dropLast().map(UInt8.init(bitPattern:))
            let task = "\(first)/task/\(String(decoding: digits, as: UTF8.self))"
            if let memory = memory(of: task), memory > 0 { found = task }
            return found == nil
        }
        return found ?? first
    }

    /// Counts the lines that the kernel has for a task's mappings; 0 when it shows none.
    private static func mappings(of task: String) -> Int {
        let file = open("\(task)/maps", O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return 0 }
        defer { close(file) }
        var count = 0
        // The kernel gives a page at a time, whatever is asked for.
        while count < mostMappings,
            case .bytes(let lines) = Syscalls.read(file, atMost: pageSize)
        {
            count += lines.count { $0 == UInt8(ascii: "\n") }
        }
        return count
    }

    private static func memory(of task: String) -> Int? {
        // All resident pages, and those of them that belong to files.
        let pages = read("\(task)/statm")?.split(separator: " ").compactMap { Int($0) }
        guard let pages, pages.count > 2 else { return nil }
        return (pages[1] - pages[2]) * pageSize
    }

    /// Whether a process, which need not be a child, is stopped, as by Ctrl-Z.
    static func isStopped(_ pid: pid_t) -> Bool {
        guard let words = read("/proc/\(pid)/stat"),
            let name = words.utf8.lastIndex(of: UInt8(ascii: ")"))
        else { return false }
        let state = words[words.utf8.index(after: name)...].split(separator: " ").first
        return state == "T" || state == "t"
    }

    /// Reads a short file of the kernel's.
    static func read(_ path: String) -> String? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        guard case .bytes(let bytes) = Syscalls.read(file, atMost: 1024) else { return nil }
        return String(decoding: bytes, as: UTF8.self)
    }
}
