public import Foundation

/// A view that depends on the time.
///
/// Differs from Apple: a widget evaluates it once, for the date of its entry.
public struct TimelineView<Schedule, Content> {
    let schedule: Schedule
    let content: (Context) -> Content

    /// The context in which a view is evaluated.
    public struct Context {
        /// How often the view is updated.
        public enum Cadence: Comparable, Sendable {
            /// Continuously.
            case live
            /// Every second.
            case seconds
            /// Every minute.
            case minutes
        }

        /// The date of the widget's entry.
        public let date: Date
        /// How often the view is updated; a widget does not update it.
        public let cadence: Cadence

        /// Requests that older views of the content are discarded.
        ///
        /// No effect here: there are no older views of the same entry.
        public func invalidateTimelineContent() {}
    }
}

/// The context in which a timeline view is evaluated.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>
    .Context

extension TimelineView: View where Schedule: TimelineSchedule, Content: View {
    /// Creates a view that evaluates `content` for a date.
    nonisolated public init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = { context in
            content(.init(date: context.date, cadence: .init(context.cadence)))
        }
    }

    /// The content at the entry's date.
    public var body: some View {
        TimelineMoment { content(Context(date: $0, cadence: .minutes)) }
    }
}

extension TimelineViewDefaultContext.Cadence {
    fileprivate init<S, C>(_ cadence: TimelineView<S, C>.Context.Cadence) {
        switch cadence {
        case .live: self = .live
        case .seconds: self = .seconds
        case .minutes: self = .minutes
        }
    }
}

/// A view that knows the date of the entry it belongs to.
private struct TimelineMoment<Content: View>: View {
    @Environment(\.entryDate) private var date
    @ViewBuilder let content: (Date) -> Content

    var body: some View { content(date ?? .now) }
}

extension EnvironmentValues {
    private struct EntryDateKey: EnvironmentKey {
        static let defaultValue: Date? = nil
    }

    /// The date of the timeline entry that is drawn.
    package var entryDate: Date? {
        get { self[EntryDateKey.self] }
        set { self[EntryDateKey.self] = newValue }
    }
}
