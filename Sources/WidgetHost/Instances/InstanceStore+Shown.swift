import Foundation
import GRDB
public import WidgetWire

extension InstanceStore {
    /// The largest timeline that is kept, in bytes.
    private static let shownLimit = 16 * 1024 * 1024
    /// How many bytes of an instance's timelines may be written at once, and again each hour.
    private static let writing = RateLimit(4 * shownLimit, each: .seconds(3600))

    /// Keeps the timeline that an instance shows, replacing the earlier one for the same metrics.
    ///
    /// Nothing happens when the instance is gone or has been configured since, or when the timeline
    /// is too large. Large ones that come too often are not all kept, so that a plugin cannot wear
    /// out the disk.
    public func keep(
        _ shown: ShownTimeline, of instance: WidgetInstance
    ) async throws(HostError) {
        guard let environment = shown.environment,
            let bytes = try? shown.bytes(limit: Self.shownLimit),
            let key = try? environment.serializedData() as Data,
            mayWrite(bytes.count, of: instance.id)
        else { return }
        try await write { database in
            try database.execute(
                sql: """
                    INSERT OR REPLACE INTO shown (instance, metrics, asked, environment, timeline)
                    SELECT id, ?, ?, ?, ? FROM instance WHERE id = ? AND revision = ?
                    """,
                arguments: [
                    environment.metrics.rawValue, shown.asked.timeIntervalSince1970, key, bytes,
                    instance.id, instance.revision,
                ])
        }
    }

    private func mayWrite(_ count: Int, of id: String) -> Bool {
        let now = ContinuousClock.now
        var kept = kept[id] ?? (RateLimitUse(), 0, now)
        let seconds = (now - kept.last) / .seconds(1)
        guard kept.use.note(Double(kept.total + count), after: seconds, of: Self.writing) else {
            return false
        }
        self.kept[id] = (kept.use, kept.total + count, now)
        return true
    }

    /// The timeline that an instance shows; nil when none is kept.
    ///
    /// - Parameter environment: The environment it must be laid out for; nil for whatever was shown
    ///   last.
    public func shown(
        of id: String, in environment: WidgetEnvironment? = nil
    ) async throws(HostError) -> ShownTimeline? {
        let key = environment.flatMap { try? $0.serializedData() as Data }
        return try await read(orElse: nil) { database in
            let row = try Row.fetchOne(
                database,
                sql: """
                    SELECT asked, timeline FROM shown
                    WHERE instance = :id AND (:key IS NULL OR environment = :key)
                    ORDER BY asked DESC LIMIT 1
                    """, arguments: ["id": id, "key": key])
            return try row.flatMap { row in
                ShownTimeline(
                    bytes: try row.value("timeline", Data.self), asked: try row.date("asked"))
            }
        }
    }
}
