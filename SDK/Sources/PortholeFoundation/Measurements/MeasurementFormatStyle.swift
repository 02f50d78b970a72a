public import Foundation

extension Measurement where UnitType: Dimension {
    /// Formats a measurement in the units that are customary in a locale for a usage.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of each unit's name is written.
        public struct UnitWidth: Codable, Hashable, Sendable {
            fileprivate var name: String

            /// In full: 3 kilometers.
            public static var wide: UnitWidth { UnitWidth(name: "wide") }

            /// Shortened: 3 km.
            public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }

            /// Shortest: 3km.
            public static var narrow: UnitWidth { UnitWidth(name: "narrow") }

            fileprivate var words: MeasurementWords.Width {
                name == "wide" ? .wide : name == "narrow" ? .narrow : .short
            }
        }

        /// How much of each unit's name is written.
        public var width: UnitWidth

        /// The locale that determines words and units.
        public var locale: Locale

        /// The usage of the measurement.
        public var usage: MeasurementFormatUnitUsage<UnitType>?

        /// The number format; `nil` means the default for the usage.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        fileprivate var hidesScale = false

        /// Creates a style.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage
            self.numberFormatStyle = numberFormatStyle
        }

        /// Formats a measurement.
        public func format(_ value: Measurement<UnitType>) -> String {
            let style = numberFormatStyle?.locale(locale)
            return MeasurementWords(
                locale: locale, width: width.words, usage: usage?.name,
                number: style.map { style in { style.format($0) } }, hidesScale: hidesScale
            ).string(value.value, value.unit)
        }

        /// Returns the style with another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// Formats the measurement in the locale's units, abbreviated.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// Formats the measurement in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> {
        style.format(self)
    }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// Whether the temperature scale is omitted: 21°.
    public var hidesScaleName: Bool {
        get { hidesScale }
        set { hidesScale = newValue }
    }

    /// Creates a style for temperatures.
    public init(
        width: UnitWidth = .abbreviated, locale: Locale = .autoupdatingCurrent,
        usage: MeasurementFormatUnitUsage<UnitType> = .general, hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
        self.init(width: width, locale: locale, usage: usage, numberFormatStyle: numberFormatStyle)
        hidesScale = hidesScaleName
    }
}

extension FormatStyle {
    /// Formats measurements in the units that are customary in a locale for a usage.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        .init(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// Formats temperatures in the scale that is customary in a locale for a usage.
    public static func measurement(
        width: Measurement<UnitTemperature>.FormatStyle.UnitWidth = .abbreviated,
        usage: MeasurementFormatUnitUsage<UnitTemperature> = .general,
        hidesScaleName: Bool = false,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
        .init(
            width: width, usage: usage, hidesScaleName: hidesScaleName,
            numberFormatStyle: numberFormatStyle)
    }
}
