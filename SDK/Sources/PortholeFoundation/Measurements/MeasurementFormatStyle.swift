public import Foundation

extension Measurement where UnitType: Dimension {
    /// Writes a measurement in the units that the locale's people use for a purpose.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// How much of a unit's name is written.
        public struct UnitWidth: Codable, Hashable, Sendable {
            fileprivate var name: String

            /// In full: 3 kilometers.
            public static var wide: UnitWidth { UnitWidth(name: "wide") }

            /// Shortened: 3 km.
            public static var abbreviated: UnitWidth { UnitWidth(name: "abbreviated") }

            /// As short as can be: 3km.
            public static var narrow: UnitWidth { UnitWidth(name: "narrow") }

            fileprivate var words: MeasurementWords.Width {
                name == "wide" ? .wide : name == "narrow" ? .narrow : .short
            }
        }

        /// How much of a unit's name is written.
        public var width: UnitWidth

        /// Whose words and units are used.
        public var locale: Locale

        /// What the measurement is for.
        public var usage: MeasurementFormatUnitUsage<UnitType>?

        /// How the number is written; `nil`: as is usual for the usage.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        fileprivate var hidesScale = false

        /// Makes a style.
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

        /// Writes a measurement.
        public func format(_ value: Measurement<UnitType>) -> String {
            let style = numberFormatStyle?.locale(locale)
            return MeasurementWords(
                locale: locale, width: width.words, usage: usage?.name,
                number: style.map { style in { style.format($0) } }, hidesScale: hidesScale
            ).string(value.value, value.unit)
        }

        /// The same style for another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// Writes the measurement in the locale's units, shortened.
    public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

    /// Writes the measurement in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == Measurement<UnitType> {
        style.format(self)
    }
}

extension Measurement.FormatStyle where UnitType == UnitTemperature {
    /// Whether the degrees' scale is left out: 21°.
    public var hidesScaleName: Bool {
        get { hidesScale }
        set { hidesScale = newValue }
    }

    /// Makes a style of temperatures.
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
    /// Writes measurements in the units that the locale's people use for a purpose.
    public static func measurement<UnitType: Dimension>(
        width: Measurement<UnitType>.FormatStyle.UnitWidth,
        usage: MeasurementFormatUnitUsage<UnitType> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<UnitType>.FormatStyle {
        .init(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }

    /// Writes temperatures in the scale that the locale's people use for a purpose.
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
