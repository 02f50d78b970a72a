import WidgetWire

/// What the host allows a plugin: deadlines, retries and bounds, all in one place.
public struct HostPolicy: Sendable, Hashable {
    /// How long a runner may take from its start to its hello.
    public var helloDeadline: Duration = .seconds(2)
    /// How long describing a plugin may take, the runner's start included.
    public var describeDeadline: Duration = .seconds(5)
    /// How long a provider may take for a timeline, the runner's start included.
    public var timelineDeadline: Duration = .seconds(30)
    /// How long a provider may take for a snapshot, the runner's start included.
    public var snapshotDeadline: Duration = .seconds(5)
    /// How long a provider may take for a placeholder, the runner's start included.
    public var placeholderDeadline: Duration = .seconds(5)
    /// How long a control may take to say how it is, the runner's start included.
    public var controlDeadline: Duration = .seconds(5)
    /// How long an intent may take, the runner's start included.
    public var performDeadline: Duration = .seconds(30)
    /// How long finding values of a parameter may take, the runner's start included.
    public var optionsDeadline: Duration = .seconds(10)
    /// How long a runner may take to give up a cancelled request before it is killed.
    public var cancelGrace: Duration = .seconds(1)
    /// How long a runner without requests is kept.
    public var idleLimit: Duration = .seconds(30)
    /// How a runner is ended, step by step.
    public var killLadder: KillLadder = .standard
    /// What happens to a plugin that keeps failing.
    public var backOff: BackOff = .standard
    /// How many plugins are described at the same time; nil means twice the processors, at least 4.
    public var describedAtOnce: Int?
    /// How long a list waits for plugins that do not describe themselves, their times added up; those
    /// that nobody has asked by then are left out as timed out, and asked first the next time.
    public var silenceLimit: Duration = .seconds(120)
    /// How many entries a timeline may have.
    public var entryLimit: Int = ContractLimits.entries
    /// How many bytes an answer may have, all its messages together.
    public var answerLimit: Int = 128 * 1024 * 1024
    /// How many bytes a plugin may describe itself in: what it says is kept, and read by every command that
    /// looks for a widget of any plugin's.
    public var descriptionLimit: Int = 512 * 1024
    /// How many parts an answer may have, such as numbers and texts: a part takes much more memory than
    /// the bytes that stand for it, and one that has parts of its own, such as a view, counts for four.
    public var answerElementLimit: Int = 4_000_000
    /// How many bytes a plugin's process may send unasked at once, log lines above all, and again in each
    /// minute, each message counted for 1 KiB at least; with more it is ended.
    public var unaskedLimit: Int = 256 * 1024 * 1024
    /// How many threads a plugin's process may have; with more it is ended.
    public var threadLimit: Int = 1_000
    /// How many bytes of private memory a plugin's process may reserve, its threads' stacks included;
    /// beyond, its allocations fail.
    public var memoryLimit: Int = 1024 * 1024 * 1024
    /// How many bytes a plugin's container may take on the disk, each file at least 16 KiB; a plugin with
    /// more is ended, and not started again until the user has removed some.
    public var containerLimit: Int = 512 * 1024 * 1024
    /// How many bytes a plugin's process may write to its container at once, and again in each hour,
    /// whether they are kept or not; with more it is ended.
    public var writingLimit: Int = 1024 * 1024 * 1024
    /// How long a plugin's process may compute beyond a quarter of the time, its threads' times added up;
    /// with more it is ended.
    public var computingLimit: Duration = .seconds(120)
    /// How many of a plugin's last log lines are kept to explain a failure.
    public var logLineLimit: Int = 50

    /// How many bytes a plugin's library may have; a longer one is named, and neither loaded nor copied.
    public static let libraryLimit = 2 * 1024 * 1024 * 1024

    /// The policy that suits a desktop.
    public static let standard = HostPolicy()

    /// Makes the standard policy; change what differs.
    public init() {}

    /// Gives a plugin the same time for whatever is asked of it, the runner's start included.
    ///
    /// The time in which it has to start and to describe itself stays as it is.
    public mutating func setRequestDeadlines(_ deadline: Duration) {
        timelineDeadline = deadline
        snapshotDeadline = deadline
        placeholderDeadline = deadline
        controlDeadline = deadline
        performDeadline = deadline
        optionsDeadline = deadline
    }
}
