public import Foundation

/// Writes an amount of time, in words or as a clock does.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    // Unchecked: set up by one thread and then used, as all formatters are.

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// As a clock does: 1:02:05.
        case positional = 0
        /// As short as can be: 1h 2m 5s.
        case abbreviated = 1
        /// Shortened: 1 hr, 2 min, 5 sec.
        case short = 2
        /// In full: 1 hour, 2 minutes, 5 seconds.
        case full = 3
        /// In full, with the numbers in words.
        case spellOut = 4
        /// Shorter: 1hr 2min 5sec.
        case brief = 5
    }

    /// What becomes of units of which there are none.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The set as bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// All are left out, or the leading ones for ``UnitsStyle/positional``.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)

        /// Those before the first others are left out.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)

        /// Those between others are left out.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)

        /// Those after the last others are left out.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)

        /// All are left out.
        public static let dropAll: ZeroFormattingBehavior = [
            .dropLeading, .dropMiddle, .dropTrailing,
        ]

        /// They stay, and numbers of a clock have two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written.
    open var unitsStyle = UnitsStyle.positional

    /// The units to count in; empty means all from years to seconds.
    open var allowedUnits: NSCalendar.Unit = []

    /// What becomes of units of which there are none.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default

    /// The calendar by which days and more are counted; its locale's language is written.
    open var calendar: Calendar? = Calendar.current

    /// Where counting begins, for months and years; `nil`: today.
    open var referenceDate: Date?

    /// The largest number of units to write; 0 means all.
    open var maximumUnitCount = 0

    /// Whether a largest unit of 1 becomes part of the next: 63 minutes.
    open var collapsesLargestUnit = false

    /// Whether the smallest unit may have a fraction.
    open var allowsFractionalUnits = false

    /// Whether "About" comes first.
    ///
    /// Differs from Apple: in English only.
    open var includesApproximationPhrase = false

    /// Whether "remaining" comes last.
    ///
    /// Differs from Apple: in English only.
    open var includesTimeRemainingPhrase = false

    /// Where in a sentence the words stand.
    ///
    /// No effect here: units begin with small letters everywhere.
    open var formattingContext = Formatter.Context.unknown

    /// Writes an amount of time in a style.
    open class func localizedString(
        from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Writes numbers of units.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// Writes the time from one date to another.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        write(ElapsedUnits(from: startDate, to: endDate, in: usedCalendar, units))
    }

    /// Writes a number of seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e13 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)))
    }

    /// Writes `DateComponents`; `nil` for anything else.
    open override func string(for obj: Any?) -> String? {
        (obj as? DateComponents).flatMap(string(from:))
    }

    private var usedCalendar: Calendar { calendar ?? .current }

    private var units: [ElapsedUnits.Unit] {
        ElapsedUnits.all.filter { allowedUnits.isEmpty || allowedUnits.contains($0.calendarUnit) }
    }

    private func write(_ elapsed: ElapsedUnits) -> String? {
        var elapsed = elapsed
        if collapsesLargestUnit { elapsed.collapse() }
        elapsed.drop(behavior, keeping: maximumUnitCount)
        let locale = usedCalendar.locale ?? .current
        let words =
            unitsStyle == .positional
            ? elapsed.clock(isPadded: zeroFormattingBehavior.contains(.pad))
            : DurationWords(
                locale: locale, width: unitsStyle.width, isSpelledOut: unitsStyle == .spellOut
            ).words(elapsed.parts)
        return words.map { phrase($0) }
    }

    private var behavior: ZeroFormattingBehavior {
        guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
        return unitsStyle == .positional ? .dropLeading : .dropAll
    }

    private func phrase(_ words: String) -> String {
        (includesApproximationPhrase ? "About " : "") + words
            + (includesTimeRemainingPhrase ? " remaining" : "")
    }
}

extension DateComponentsFormatter.UnitsStyle {
    fileprivate var width: DurationWords.Width {
        switch self {
        case .positional, .full, .spellOut: .wide
        case .short: .short
        case .brief: .brief
        case .abbreviated: .narrow
        }
    }
}
