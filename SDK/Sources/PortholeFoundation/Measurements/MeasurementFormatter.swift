// Apple declares the properties so, and authors set them to optional values.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// Formats a measurement in the locale's units.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    // Unchecked: set up by one thread and then used, as all formatters are.

    /// Options for the unit.
    public struct UnitOptions: OptionSet, Sendable {
        /// The raw bits of the set.
        public let rawValue: UInt

        /// Creates a set from raw bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Keeps the unit of the measurement.
        public static let providedUnit = UnitOptions(rawValue: 1)

        /// Chooses a unit that avoids very large and very small numbers.
        ///
        /// Differs from Apple: together with `providedUnit` the unit is kept.
        public static let naturalScale = UnitOptions(rawValue: 2)

        /// Omits the temperature scale: 21°.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// Options for the unit.
    open var unitOptions: UnitOptions = []

    /// The length of the unit name.
    open var unitStyle = Formatter.UnitStyle.medium

    /// The locale that determines words and units.
    open var locale: Locale! {
        get { chosenLocale ?? .current }
        set { chosenLocale = newValue }
    }

    /// The formatter for the number.
    open var numberFormatter: NumberFormatter! {
        get {
            if let chosenNumberFormatter { return chosenNumberFormatter }
            let formatter = NumberFormatter()
            formatter.numberStyle = .decimal
            formatter.locale = locale
            chosenNumberFormatter = formatter
            return formatter
        }
        set { chosenNumberFormatter = newValue }
    }

    private var chosenLocale: Locale?
    private var chosenNumberFormatter: NumberFormatter?

    /// Formats a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        words.string(measurement.value, measurement.unit)
    }

    /// Formats the name of a unit.
    open func string(from unit: Unit) -> String {
        guard let name = unit.unicodeName,
            let parts = UnicodeNumberFormat(
                skeleton: "unit/\(name) \(width.rawValue)", locale: locale.identifier)?.parts(2)
        else { return unit.symbol }
        return (parts.before + parts.after).trimmingCharacters(in: .whitespaces)
    }

    private var words: MeasurementWords {
        guard let formatter = numberFormatter else {
            return MeasurementWords(locale: locale, width: width)
        }
        return MeasurementWords(
            locale: locale, width: width,
            usage: unitOptions.contains(.providedUnit) ? nil : "default",
            number: { formatter.string(from: NSNumber(value: $0)) ?? "\($0)" },
            hidesScale: unitOptions.contains(.temperatureWithoutUnit))
    }

    private var width: MeasurementWords.Width {
        switch unitStyle {
        case .short: .narrow
        case .medium: .short
        case .long: .wide
        @unknown default: .short
        }
    }
}
