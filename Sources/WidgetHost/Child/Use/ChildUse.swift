import Foundation
import Synchronization

/// The use of the rate limits that all children of one plugin share, so that a new child starts
/// with no more.
final class ChildUse: Sendable {
    private struct State {
        var lastLook = ContinuousClock.now
        var writing = RateLimitUse()
        var reading = RateLimitUse()
        var running = RateLimitUse()
        /// Where the use is kept, if it is.
        var file: String?

        /// The first bound for whose use something holds, if any.
        func first(
            of bounds: ChildBounds, where isSought: (RateLimitUse, RateLimit) -> Bool
        ) -> Overuse? {
            if isSought(writing, bounds.writing) {
                return .writing(limit: Int(bounds.writing.burst))
            }
            if isSought(reading, bounds.reading) {
                return .reading(limit: Int(bounds.reading.burst))
            }
            return isSought(running, bounds.running)
                ? .running(seconds: Int(bounds.running.burst)) : nil
        }
    }

    private let state = Mutex(State())

    /// Less than this part of a limit is not worth a file.
    private static let keptPart = 0.1

    /// Keeps the use in a file from now on, and continues with what an earlier run of the host has
    /// left there.
    func keep(in file: String) {
        let isKept = state.withLock { $0.file != nil }
        guard !isKept else { return }
        let record = UseRecord(contentsOf: file)
        state.withLock { state in
            state.file = file
            guard let record else { return }
            // The time since then is forgiven with the next note.
            let age = max(0, Date().timeIntervalSince1970 - record.date)
            state.lastLook = .now - .seconds(min(age, 86_400))
            state.writing = RateLimitUse(level: record.writing)
            state.reading = RateLimitUse(level: record.reading)
            state.running = RateLimitUse(level: record.running)
        }
    }

    /// The bound that was exceeded before, for which no further child may start; nil when one may.
    func excess(of bounds: ChildBounds) -> Overuse? {
        state.withLock { state in
            let seconds = (ContinuousClock.now - state.lastLook) / .seconds(1)
            return state.first(of: bounds) { $0.isExceeded(after: seconds, of: $1) }
        }
    }

    /// Writes the use to its file after a child has ended.
    func write(_ bounds: ChildBounds) {
        let (file, record) = state.withLock { state in
            let used = state.first(of: bounds) { $0.level > Self.keptPart * $1.burst }
            let record = UseRecord(
                writing: state.writing.level, reading: state.reading.level,
                running: state.running.level, date: Date().timeIntervalSince1970)
            return (state.file, used == nil ? nil : record)
        }
        guard let file else { return }
        if let record {
            record.write(to: file)
        } else {
            unlink(file)
        }
    }

    /// Notes that a new child counts from zero.
    func beginChild() {
        state.withLock { state in
            state.writing.beginCount()
            state.reading.beginCount()
            state.running.beginCount()
        }
    }

    /// Notes what the child has read and written since it was started, and how many seconds it has
    /// run.
    ///
    /// - Returns: The bound that is exceeded, if any.
    func note(_ disks: DiskUse, running: Double, within bounds: ChildBounds) -> Overuse? {
        state.withLock { state in
            let now = ContinuousClock.now
            let seconds = (now - state.lastLook) / .seconds(1)
            state.lastLook = now
            state.writing.note(Double(disks.written), after: seconds, of: bounds.writing)
            state.reading.note(Double(disks.read), after: seconds, of: bounds.reading)
            state.running.note(running, after: seconds, of: bounds.running)
            return state.first(of: bounds) { $0.level > $1.burst }
        }
    }
}
