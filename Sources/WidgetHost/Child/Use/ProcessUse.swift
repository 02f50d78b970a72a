import Glibc

/// The resources that a child uses; it must not be reaped yet.
struct ProcessUse {
    let threads: Int
    /// How long all its threads have run, in kernel ticks.
    let ticks: Int
    /// How many bytes of memory it uses that belong to no file.
    ///
    /// Memory that it has written to counts even after it has become read-only.
    let memory: Int
    /// How many mappings of memory it has, up to ``mostMappings``; nil when they were not counted.
    ///
    /// Each may keep a file or socket open whose descriptor was closed.
    let mappings: Int?
    /// What it uses through its descriptors; nil when that was not counted.
    var descriptors: DescriptorUse?

    /// The kernel's usual limit of mappings, beyond which they are not counted.
    static let mostMappings = 65_530

    /// How many seconds its threads have run, added up.
    var seconds: Double { Double(ticks) / Self.ticksOfSecond }

    private static let ticksOfSecond = Double(sysconf(Int32(_SC_CLK_TCK)))

    /// Reads the use of a child; nil when /proc does not tell.
    ///
    /// - Parameter lastTicks: How long it had run at the last look. Its mappings and descriptors,
    ///   which take much longer to read than all the rest, are counted if it has run since.
    init?(of pid: pid_t, since lastTicks: Int? = nil) {
        let files = ProcessFiles(of: pid)
        // As proc(5) counts them, fields 14 and 15 are the times and 20 the threads.
        guard let fields = files.statusFields, fields.count > 17, let threads = Int(fields[17]),
            let user = Int(fields[11]), let system = Int(fields[12])
        else { return nil }
        let shared = files.ofLiveThread
        guard let memory = shared.memory else { return nil }
        self.threads = threads
        ticks = user + system
        self.memory = memory
        let hasRun = lastTicks != ticks
        mappings = hasRun ? shared.mappingCount(upTo: Self.mostMappings) : nil
        descriptors = hasRun ? DescriptorUse(of: shared) : nil
    }
}
