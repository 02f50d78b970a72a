import Foundation
import WidgetWire

/// Assembles the messages of one answer into a timeline, and checks them on the way.
struct TimelineAssembly: Sendable {
    private struct Entry {
        let date: Double
        let relevance: Relevance?
        var displayLists: [DisplayList?]
    }

    /// The greatest number of rejected settings; a widget cannot have more parameters.
    private static let rejectionLimit = 32
    private static let wordLimit = 500

    private let environmentCount: Int
    /// The environments asked for; empty when they are no longer known.
    private let environments: [WidgetEnvironment]
    private let entryLimit: Int
    private let pictureLimit: Int
    private var entries: [UInt32: Entry] = [:]
    /// The pictures received so far.
    private var bitmaps: [UInt64: Bitmap] = [:]
    private var pictureBytes = 0

    /// Expects every entry once for each environment.
    init(environments: [WidgetEnvironment], entryLimit: Int, pictureLimit: Int) {
        environmentCount = environments.count
        self.environments = environments
        self.entryLimit = entryLimit
        self.pictureLimit = pictureLimit
    }

    /// Expects every entry once, drawn for any one environment.
    init(entryLimit: Int) {
        environmentCount = 1
        environments = []
        self.entryLimit = entryLimit
        pictureLimit = .max
    }

    /// Adds a picture that later entries may draw.
    mutating func add(_ bitmap: Bitmap) throws(ProtocolViolation) {
        guard bitmap.isComplete else {
            throw ProtocolViolation(
                "an image of \(bitmap.width) × \(bitmap.height) pixels has "
                    + "\(bitmap.pixels.count) bytes")
        }
        guard bitmaps.updateValue(bitmap, forKey: bitmap.digest) == nil else {
            throw ProtocolViolation("an image was sent twice")
        }
        pictureBytes += bitmap.pixels.count
        guard pictureBytes <= pictureLimit else {
            throw ProtocolViolation("the images have more than \(pictureLimit) bytes")
        }
    }

    /// Adds one entry drawn for one environment.
    mutating func add(_ message: TimelineEntry) throws(ProtocolViolation) {
        let environment = Int(message.environment)
        guard environment < environmentCount else {
            throw ProtocolViolation(
                "an entry is drawn for environment \(environment) of \(environmentCount)")
        }
        guard ShowableDates.range.contains(message.date) else {
            throw ProtocolViolation(
                "entry \(message.index) has a date that is not in the years 1 to 9999")
        }
        guard message.relevance.isUsable else {
            throw ProtocolViolation("entry \(message.index) has a relevance that is not a number")
        }
        do throws(DisplayListError) {
            try message.displayList.validate()
        } catch {
            throw ProtocolViolation("in entry \(message.index), \(error)")
        }
        var entry =
            entries[message.index]
            ?? Entry(
                date: message.date, relevance: message.hasRelevance ? message.relevance : nil,
                displayLists: Array(repeating: nil, count: environmentCount))
        guard entry.date == message.date, entry.displayLists[environment] == nil else {
            throw ProtocolViolation("entry \(message.index) was sent twice")
        }
        var list = message.displayList.adding(bitmaps)
        if !environments.isEmpty { list.environment.agree(with: environments[environment]) }
        entry.displayLists[environment] = list
        entries[message.index] = entry
        guard entries.count <= entryLimit else {
            throw ProtocolViolation("the timeline has more than \(entryLimit) entries")
        }
    }

    /// The whole timeline; call it when the end has arrived.
    func finish(_ end: TimelineEnd) throws(ProtocolViolation) -> WidgetTimeline {
        guard !entries.isEmpty, Int(end.entryCount) == entries.count else {
            throw ProtocolViolation(
                "the timeline has \(entries.count) entries and \(end.entryCount) were announced")
        }
        var whole: [WidgetEntry] = []
        for (index, entry) in entries.sorted(by: { $0.key < $1.key }) {
            let displayLists = entry.displayLists.compactMap(\.self)
            guard displayLists.count == environmentCount else {
                throw ProtocolViolation("entry \(index) is not drawn for every environment")
            }
            whole.append(
                WidgetEntry(
                    date: Date(timeIntervalSince1970: entry.date), relevance: entry.relevance,
                    displayLists: displayLists))
        }
        return WidgetTimeline(
            entries: whole, policy: try Self.policy(end), rejected: try Self.rejected(end))
    }

    private static func rejected(_ end: TimelineEnd) throws(ProtocolViolation) -> [RejectedSetting]
    {
        let names = Set(end.rejected.map(\.parameter))
        guard names.count == end.rejected.count, names.count <= rejectionLimit else {
            throw ProtocolViolation("a setting is rejected twice, or too many are")
        }
        return end.rejected.map {
            RejectedSetting(
                parameter: PlainText.line($0.parameter, limit: wordLimit),
                message: PlainText.line($0.message, limit: wordLimit))
        }
    }

    private static func policy(_ end: TimelineEnd) throws(ProtocolViolation) -> ReloadPolicy {
        switch end.policy {
        case .atEnd: return .atEnd
        case .never: return .never
        case .after:
            guard ShowableDates.range.contains(end.reloadDate) else {
                throw ProtocolViolation("the reload date is not in the years 1 to 9999")
            }
            return .after(Date(timeIntervalSince1970: end.reloadDate))
        case .UNRECOGNIZED(let number):
            throw ProtocolViolation("the reload policy \(number) is unknown")
        }
    }
}

extension Relevance {
    fileprivate var isUsable: Bool { score.isFinite && duration.isFinite }
}

extension WidgetEnvironment {
    /// Restores the fields that a plugin cannot choose; otherwise it could claim any size.
    ///
    /// The appearance and the rendering mode stay the plugin's, and so does a smaller size, which a
    /// preview may have.
    fileprivate mutating func agree(with asked: WidgetEnvironment) {
        let (appearance, renderingMode, width, height) = (appearance, renderingMode, width, height)
        self = asked
        if (1...max(1, asked.width)).contains(width) { self.width = min(width, asked.width) }
        if (1...max(1, asked.height)).contains(height) { self.height = min(height, asked.height) }
        self.appearance = appearance
        self.renderingMode = renderingMode
    }
}
