import Foundation
import WidgetWire

/// The states of a widget from a moment on, each already laid out.
public struct WidgetTimeline: Sendable {
    /// The entries, at least one, sorted by date.
    public private(set) var entries: [WidgetEntry]
    /// When to ask for the next timeline.
    public let policy: ReloadPolicy

    /// The settings that no longer apply; the plugin shows something else for them.
    public let rejected: [RejectedSetting]

    /// Makes a timeline; the entries are sorted by date.
    public init(
        entries: [WidgetEntry], policy: ReloadPolicy, rejected: [RejectedSetting] = []
    ) {
        self.rejected = rejected
        self.entries = entries.sorted { $0.date < $1.date }
        self.policy = policy
    }

    /// The entry that shows at `date`: the last that has begun, or the first when none has.
    ///
    /// Nil only for a timeline without entries, which a host never returns.
    public func entry(at date: Date) -> WidgetEntry? {
        entries.last { $0.date <= date } ?? entries.first
    }

    /// The date when the next entry replaces the one showing at `date`; nil when there is none.
    public func nextChange(after date: Date) -> Date? {
        entries.dropFirst().first { $0.date > date }?.date
    }

    /// Removes the entries that are replaced by others at `date`.
    public mutating func forgetEntries(before date: Date) {
        guard let shown = entries.lastIndex(where: { $0.date <= date }) else { return }
        entries.removeSubrange(..<shown)
    }

    /// The earliest moment to ask for the next timeline; nil when the widget asks for none.
    public var reloadDate: Date? {
        switch policy {
        case .atEnd: entries.last?.date
        case .after(let date): date
        case .never: nil
        }
    }
}
