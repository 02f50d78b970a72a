import Foundation
import WidgetWire

/// The deadlines, retries and bounds that the host sets for plugins.
public struct HostPolicy: Sendable, Hashable {
    /// How long a runner may take from its start to its hello.
    public var helloDeadline: Duration = .seconds(2)
    /// How long describing a plugin may take, including the runner's start.
    public var describeDeadline: Duration = .seconds(5)
    /// How long a provider may take for a timeline, including the runner's start.
    public var timelineDeadline: Duration = .seconds(30)
    /// How long a provider may take for a snapshot, including the runner's start.
    public var snapshotDeadline: Duration = .seconds(5)
    /// How long a provider may take for a placeholder, including the runner's start.
    public var placeholderDeadline: Duration = .seconds(5)
    /// How long a control may take to report its state, including the runner's start.
    public var controlDeadline: Duration = .seconds(5)
    /// How long an intent may take, including the runner's start.
    public var performDeadline: Duration = .seconds(30)
    /// How long finding the values of a parameter may take, including the runner's start.
    public var optionsDeadline: Duration = .seconds(10)
    /// How long a runner may take to end a cancelled request before it is killed.
    public var cancelGrace: Duration = .seconds(1)
    /// How long a runner without requests is kept alive.
    public var idleLimit: Duration = .seconds(30)
    /// How a runner is ended, step by step.
    public var killLadder: KillLadder = .standard
    /// The rests of a plugin that keeps failing.
    public var backOff: BackOff = .standard
    /// How many plugins are described at the same time; nil means twice the number of processors,
    /// at least 4.
    public var describedAtOnce: Int?
    /// How many plugins that have been silent for a while are asked besides, so that those that
    /// hang do not hold up the others; nil means as many as half of the machine's memory has room
    /// for, at most 12.
    public var silentAtOnce: Int?
    /// How long a listing goes on asking once plugins fail to describe themselves.
    ///
    /// Plugins that have not been asked by then are reported as timed out, and asked first the next
    /// time.
    public var describeFailureBudget: Duration = .seconds(30)
    /// How long listings do without a plugin that did not describe itself in time: after the first
    /// time in a row, the second and so on.
    ///
    /// The last duration is also that of all later times; without any, each listing waits for it. A
    /// plugin whose file has changed is asked at once. It needs a cache directory.
    public var describeBackOff: [Duration] = [
        .seconds(60), .seconds(120), .seconds(300), .seconds(600),
    ]
    /// How many entries a timeline may have.
    public var entryLimit: Int = ContractLimits.entries
    /// How many bytes an answer may have, all its messages added up.
    public var answerLimit: Int = 64 * 1024 * 1024
    /// How many bytes the pictures of an answer may have.
    public var pictureLimit: Int = ContractLimits.pictureBytes
    /// How many bytes a plugin's description may have.
    ///
    /// It is kept, and read by every command that looks for a widget of any plugin.
    public var descriptionLimit: Int = 512 * 1024
    /// How many parts an answer may have, such as colors and texts, for each environment that it
    /// is drawn for.
    ///
    /// A part takes much more memory than its bytes; one that has parts of its own, such as a view,
    /// counts as four. The 100,000 rectangles of the largest list have 3,200,000.
    public var answerElementLimit: Int = 4_000_000
    /// How many bytes, mostly log lines, a plugin's process may send unasked at once, and again
    /// each minute.
    ///
    /// Each message counts as at least 1 KiB; a process that sends more is ended.
    public var unaskedLimit: Int = 256 * 1024 * 1024
    /// How many threads a plugin's process may have; one with more is ended.
    ///
    /// Swift makes one for each processor, Dispatch up to 64 for work that waits. Many that wait for
    /// the same folder make others wait for it, too.
    public var threadLimit: Int = 96 + ProcessInfo.processInfo.processorCount
    /// How many mappings of memory a plugin's process may have; one with more is ended.
    ///
    /// Each thread has two, and a plugin in Swift without threads of its own some 130.
    public var mappingLimit: Int = 3_000
    /// How many epolls a plugin's process may have and descriptors watch with them, added up; one
    /// with more is ended.
    ///
    /// All programs of a user share what the kernel has of them.
    public var watchLimit: Int = 1_000
    /// How many descriptors a plugin's process may send over its sockets without receiving them; one
    /// with more is ended.
    public var inFlightLimit: Int = 16
    /// How many bytes of private memory a plugin's process may reserve, including its threads'
    /// stacks.
    ///
    /// Beyond it, allocations fail.
    public var memoryLimit: Int = 1024 * 1024 * 1024
    /// How many bytes a plugin's container may take on disk, each file counting as at least 16 KiB.
    ///
    /// A plugin with more is ended, and not started again until the user has removed some files.
    public var containerLimit: Int = 512 * 1024 * 1024
    /// How many bytes a plugin's process may write to its container at once, and again each hour.
    ///
    /// Bytes that are removed again count too; a process that writes more is ended.
    public var writingLimit: Int = 1024 * 1024 * 1024
    /// How many bytes a plugin's process may read from disks at once, and again each 32 seconds.
    ///
    /// What the kernel has kept from an earlier reading does not count; a process that reads more
    /// is ended.
    public var readingLimit: Int = 1024 * 1024 * 1024
    /// How much processor time a plugin's process may use beyond a quarter of the elapsed time.
    ///
    /// The times of its threads are added up; a process that uses more is ended.
    public var computingLimit: Duration = .seconds(120)
    /// The period of ``unaskedLimit``.
    static let unaskedPeriod = Duration.seconds(60)
    /// The period of ``writingLimit``.
    static let writingPeriod = Duration.seconds(3600)
    /// The period of ``readingLimit``.
    static let readingPeriod = Duration.seconds(32)
    /// The part of the elapsed time that a plugin may compute, besides ``computingLimit``.
    static let computingShare = 0.25

    /// How many of a plugin's last log lines are kept to explain a failure.
    ///
    /// After a failed precondition in a debug build Swift's runtime writes up to 128 functions.
    public var logLineLimit: Int = 150

    /// How many bytes a plugin's library may have; a longer one is reported, and neither loaded nor
    /// copied.
    public static let libraryLimit = 2 * 1024 * 1024 * 1024

    /// The policy that suits a desktop.
    public static let standard = HostPolicy()

    /// Makes the standard policy.
    public init() {}

    /// Gives a plugin the same time for every request, including the runner's start.
    ///
    /// The deadlines for its hello and its description stay as they are.
    package mutating func setRequestDeadlines(_ deadline: Duration) {
        timelineDeadline = deadline
        snapshotDeadline = deadline
        placeholderDeadline = deadline
        controlDeadline = deadline
        performDeadline = deadline
        optionsDeadline = deadline
    }
}
