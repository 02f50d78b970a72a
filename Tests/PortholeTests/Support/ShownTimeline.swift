import Foundation
import Testing

/// What `run --output json` tells of a widget's timeline.
struct ShownTimeline {
    let policy: String
    /// Seconds since 1970.
    let reloadDate: TimeInterval?
    let dates: [TimeInterval]
    /// The texts of each entry.
    let texts: [[String]]

    init(of kind: String, in porthole: InstalledPorthole, _ options: String...) async throws {
        let result = try await porthole.run(["run", kind, "--output", "json"] + options)
        #expect(result.status == 0, "\(result.errors)")
        let document = try result.json()
        let entries = try #require(document["entries"] as? [[String: Any]])
        policy = try #require(document["policy"] as? String)
        reloadDate = try (document["reloadDate"] as? String).map(Self.seconds)
        dates = try entries.map { try Self.seconds(#require($0["date"] as? String)) }
        texts = entries.map { entry in
            (entry["nodes"] as? [[String: Any]] ?? []).compactMap { $0["text"] as? String }
        }
    }

    private static func seconds(_ date: String) throws -> TimeInterval {
        try Date(date, strategy: .iso8601).timeIntervalSince1970.rounded()
    }
}
