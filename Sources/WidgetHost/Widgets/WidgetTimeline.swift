import Foundation
import WidgetWire

/// The states of a widget from some moment on, each already laid out.
public struct WidgetTimeline: Sendable {
    /// The entries, at least one, by date.
    public let entries: [WidgetEntry]
    /// When to ask for the next timeline.
    public let policy: ReloadPolicy

    /// What of the configuration is of no use any more; something else is shown instead.
    public let rejected: [RejectedSetting]

    /// Makes a timeline; entries are put in the order of their dates.
    public init(
        entries: [WidgetEntry], policy: ReloadPolicy, rejected: [RejectedSetting] = []
    ) {
        self.rejected = rejected
        self.entries = entries.sorted { $0.date < $1.date }
        self.policy = policy
    }

    /// The entry that shows at `date`: the last that has begun, or the first before any has.
    ///
    /// Nil only for a timeline without entries, which a host never returns.
    public func entry(at date: Date) -> WidgetEntry? {
        entries.last { $0.date <= date } ?? entries.first
    }

    /// When another entry takes over from the one showing at `date`; nil when that is the last.
    public func nextChange(after date: Date) -> Date? {
        entries.dropFirst().first { $0.date > date }?.date
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
