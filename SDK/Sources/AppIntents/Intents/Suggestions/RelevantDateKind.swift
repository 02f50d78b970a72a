public import CoreLocation

extension RelevantContext {
    /// The importance of a date.
    public struct DateKind: Hashable, Sendable {
        private let name: String

        /// The default importance.
        public static let `default` = DateKind(name: "default")
        /// Less important: no action is needed.
        public static let informational = DateKind(name: "informational")
        /// More important: it is scheduled or requires an action.
        public static let scheduled = DateKind(name: "scheduled")
    }

    /// Around a date.
    ///
    /// No effect here: `kind`.
    public static func date(_ exact: Date, kind: DateKind) -> RelevantContext { date(exact) }

    /// In a range of dates.
    ///
    /// No effect here: `kind`.
    public static func date(range: ClosedRange<Date>, kind: DateKind) -> RelevantContext {
        date(range: range)
    }

    /// In a date interval.
    ///
    /// No effect here: `kind`.
    public static func date(interval: DateInterval, kind: DateKind) -> RelevantContext {
        date(interval: interval)
    }

    /// In a region.
    public static func location(_ region: CLRegion) -> RelevantContext {
        place(named: region.identifier)
    }
}
