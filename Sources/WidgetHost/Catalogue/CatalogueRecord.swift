import Foundation
import GRDB
import WidgetWire

/// One row: a plugin and what it said in a locale.
struct CatalogueRecord: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "plugin"

    enum Columns {
        static let path = Column(CodingKeys.path)
        static let stamp = Column(CodingKeys.stamp)
        static let runner = Column(CodingKeys.runner)
        static let since = Column(CodingKeys.since)
    }

    let path: String
    let locale: String
    let stamp: String
    let runner: String
    /// The description, which for a plugin that timed out is its last one.
    private(set) var description: Data?
    let reason: String?
    let message: String?
    /// How often in a row the plugin has timed out.
    private(set) var timeouts: Int
    /// When the row was made, in seconds since 1970.
    let since: Double

    init?(
        _ plugin: PluginFile, _ described: DescribedPlugin, runner: String, locale: String,
        at now: Date
    ) {
        path = plugin.path
        stamp = plugin.wholeStamp
        self.runner = runner
        self.locale = locale
        timeouts = described.isTimeout ? 1 : 0
        since = now.timeIntervalSince1970
        switch described {
        case .widgets(let widgets):
            guard let bytes = try? widgets.serializedData() else { return nil }
            (description, reason, message) = (bytes, nil, nil)
        case .problem(let problem):
            (description, reason, message) = (nil, problem.reason.rawValue, problem.message)
        }
    }

    /// Takes over from the plugin's latest row, of whatever locale, what a timeout leaves as it was.
    mutating func follow(_ last: CatalogueRecord, asked: Date) {
        guard timeouts > 0 else { return }
        description = last.description
        guard last.stamp == stamp, last.runner == runner else { return }
        let isAnother = last.since <= asked.timeIntervalSince1970
        timeouts = max(last.timeouts + (isAnother ? 1 : 0), 1)
    }

    /// The description or problem that the row holds; nil when it cannot be read.
    var described: DescribedPlugin? {
        guard let reason else { return lastDescription.map(DescribedPlugin.widgets) }
        guard let reason = ProblemReason(rawValue: reason), let message else { return nil }
        return .problem(PluginProblem(path: path, reason: reason, message: message))
    }

    /// The back-off that the row holds; nil when the plugin did not time out.
    var backOff: DescribeBackOff? {
        guard timeouts > 0 else { return nil }
        let last = lastDescription
        let kinds = last.map { $0.widgets.map(\.kind) + $0.controls.map(\.kind) } ?? []
        return DescribeBackOff(
            timeouts: timeouts, since: Date(timeIntervalSince1970: since), formerKinds: Set(kinds))
    }

    private var lastDescription: PluginDescription? {
        description.flatMap { try? PluginDescription(serializedBytes: $0) }
    }
}
