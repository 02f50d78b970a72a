/// How much of what a child writes is read; a child that writes more has to wait.
///
/// It reads no clock: ``look(at:)`` tells it that time has passed.
struct ReadingBudget {
    /// How much of what the child prints is read, in bytes.
    ///
    /// Cutting it into lines takes the host's time.
    private static let printing = RateLimit(burst: 16 * 1024 * 1024, perSecond: 4 * 1024 * 1024)
    /// The cost of a line, in bytes, in addition to its own bytes.
    private static let costOfLine = 32
    /// How often the child is read from when nothing was sent to it.
    ///
    /// Each read costs the host as much time as the write costs the child, however little it
    /// brings.
    private static let reading = RateLimit(burst: 65_536, perSecond: 2_048)
    /// How many more reads are allowed after each time that something was sent.
    private static let freeReads = 1_024

    /// Whether reading the log is paused.
    private(set) var isLogHeld = false
    /// Whether reading both the output and the log is paused.
    private(set) var isOutputHeld = false

    private var printed = RateLimitUse()
    private var printedByteCount = 0
    private var reads = RateLimitUse()
    private var readCount = 0
    private var freeReadsLeft = Self.freeReads
    private var lastLook: ContinuousClock.Instant

    /// Begins with nothing used.
    init(at now: ContinuousClock.Instant) { lastLook = now }

    /// Whether some reading is put off.
    var isHeld: Bool { isLogHeld || isOutputHeld }

    /// Notes that time has passed, so that more may be read and printed again.
    mutating func look(at now: ContinuousClock.Instant) {
        let seconds = (now - lastLook) / .seconds(1)
        holdLog(after: seconds)
        holdOutput(after: seconds)
        lastLook = now
    }

    /// Notes that something was sent, which the child may answer at once.
    mutating func noteSending() { freeReadsLeft = Self.freeReads }

    /// Notes a read from the output or the log.
    mutating func noteRead() {
        if freeReadsLeft > 0 {
            freeReadsLeft -= 1
        } else {
            readCount += 1
            holdOutput(after: 0)
        }
    }

    /// Notes bytes read from the log.
    mutating func notePrinted(_ bytes: [UInt8]) {
        let lineCount = bytes.count { $0 == UInt8(ascii: "\n") }
        printedByteCount += bytes.count + lineCount * Self.costOfLine
        holdLog(after: 0)
    }

    private mutating func holdLog(after seconds: Double) {
        isLogHeld = !printed.note(Double(printedByteCount), after: seconds, of: Self.printing)
    }

    private mutating func holdOutput(after seconds: Double) {
        isOutputHeld = !reads.note(Double(readCount), after: seconds, of: Self.reading)
    }
}
