public import CoreLocation

extension RelevantContext {
    /// How much a widget matters at a date.
    public struct DateKind: Hashable, Sendable {
        private let name: String

        /// As much as others.
        public static let `default` = DateKind(name: "default")
        /// A little less: nothing needs to be done.
        public static let informational = DateKind(name: "informational")
        /// More: it is planned, or something needs to be done.
        public static let scheduled = DateKind(name: "scheduled")
    }

    /// Around a date.
    ///
    /// No effect here: how much it matters.
    public static func date(_ exact: Date, kind: DateKind) -> RelevantContext { date(exact) }

    /// In a range of dates.
    ///
    /// No effect here: how much it matters.
    public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext {
        date(range: range)
    }

    /// In an interval.
    ///
    /// No effect here: how much it matters.
    public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
        date(interval: interval)
    }

    /// In a region.
    public static func location(_ region: CLRegion) -> RelevantContext {
        place(named: region.identifier)
    }
}
