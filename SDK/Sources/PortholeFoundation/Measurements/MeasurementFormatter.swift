// Apple declares the properties so, and authors set them to optional values.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

public import Foundation

/// Writes a measurement in the locale's units.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    // Unchecked: set up by one thread and then used, as all formatters are.

    /// What is done with the unit.
    public struct UnitOptions: OptionSet, Sendable {
        /// The set as bits.
        public let rawValue: UInt

        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The measurement's own unit is kept.
        public static let providedUnit = UnitOptions(rawValue: 1)

        /// A larger or smaller unit is taken so that the number is neither large nor small.
        ///
        /// Differs from Apple: together with `providedUnit` the unit is kept.
        public static let naturalScale = UnitOptions(rawValue: 2)

        /// The scale's name is left out: 21°.
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// What is done with the unit.
    open var unitOptions: UnitOptions = []

    /// How much of the unit's name is written.
    open var unitStyle = Formatter.UnitStyle.medium

    /// Whose words and units are used.
    open var locale: Locale! {
        get { chosenLocale ?? .current }
        set { chosenLocale = newValue }
    }

    /// How the number is written.
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

    /// Writes a measurement.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        words.string(measurement.value, measurement.unit)
    }

    /// Writes a unit's name.
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
