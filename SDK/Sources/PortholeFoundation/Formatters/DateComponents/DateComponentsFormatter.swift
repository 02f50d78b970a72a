public import Foundation

/// Formats a duration, in words or like a clock.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    // Unchecked: set up by one thread and then used, as all formatters are.

    /// How unit names are written.
    public enum UnitsStyle: Int, Sendable {
        /// Like a clock: 1:02:05.
        case positional = 0
        /// Shortest: 1h 2m 5s.
        case abbreviated = 1
        /// Shortened: 1 hr, 2 min, 5 sec.
        case short = 2
        /// In full: 1 hour, 2 minutes, 5 seconds.
        case full = 3
        /// In full, with numbers spelled out.
        case spellOut = 4
        /// Shorter: 1hr 2min 5sec.
        case brief = 5
    }

    /// How units with a value of zero are written.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        /// The raw bits of the set.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Drops all zero units, or only the leading ones for ``UnitsStyle/positional``.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1)

        /// Drops zero units before the first other unit.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)

        /// Drops zero units between other units.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)

        /// Drops zero units after the last other unit.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)

        /// Drops all zero units.
        public static let dropAll: ZeroFormattingBehavior = [
            .dropLeading, .dropMiddle, .dropTrailing,
        ]

        /// Keeps zero units, and writes positional numbers with two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How unit names are written.
    open var unitsStyle = UnitsStyle.positional

    /// The units to use; empty means all from years to seconds.
    open var allowedUnits: NSCalendar.Unit = []

    /// How units with a value of zero are written.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default

    /// The calendar used for counting; its locale determines the language.
    open var calendar: Calendar? = Calendar.current

    /// The start date for counting months and years; `nil` means today.
    open var referenceDate: Date?

    /// The maximum number of units; 0 means no limit.
    open var maximumUnitCount = 0

    /// Whether a largest unit of 1 is merged into the next one: 63 minutes.
    open var collapsesLargestUnit = false

    /// Whether the smallest unit may have a fraction.
    open var allowsFractionalUnits = false

    /// Whether to write "About" first.
    ///
    /// Differs from Apple: in English only.
    open var includesApproximationPhrase = false

    /// Whether to write "remaining" last.
    ///
    /// Differs from Apple: in English only.
    open var includesTimeRemainingPhrase = false

    /// The position of the text in a sentence.
    ///
    /// No effect here: unit names are always lowercase.
    open var formattingContext = Formatter.Context.unknown

    /// Formats date components in a style.
    open class func localizedString(
        from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Formats date components.
    open func string(from components: DateComponents) -> String? {
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        guard let end = usedCalendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// Formats the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        write(ElapsedUnits(from: startDate, to: endDate, in: usedCalendar, units))
    }

    /// Formats a number of seconds.
    open func string(from ti: TimeInterval) -> String? {
        guard ti.isFinite, abs(ti) < 1e13 else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)))
    }

    /// Formats `DateComponents`; returns `nil` for other values.
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
