public import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
    /// Formats an amount of data in bytes or in the largest suitable unit.
    public struct ByteCount: Foundation.FormatStyle, Sendable {
        private var bytes: ByteCountFormatStyle

        /// The kind of storage, which determines the size of a kilobyte.
        public var style: ByteCountFormatStyle.Style {
            get { bytes.style }
            set { bytes.style = newValue }
        }

        /// The units that may be used.
        public var allowedUnits: ByteCountFormatStyle.Units {
            get { bytes.allowedUnits }
            set { bytes.allowedUnits = newValue }
        }

        /// Whether zero is spelled out: Zero kB.
        public var spellsOutZero: Bool {
            get { bytes.spellsOutZero }
            set { bytes.spellsOutZero = newValue }
        }

        /// Whether the exact number of bytes is appended.
        public var includesActualByteCount: Bool {
            get { bytes.includesActualByteCount }
            set { bytes.includesActualByteCount = newValue }
        }

        /// The locale used for formatting.
        public var locale: Locale {
            get { bytes.locale }
            set { bytes.locale = newValue }
        }

        /// Creates a style.
        public init(
            style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units,
            spellsOutZero: Bool, includesActualByteCount: Bool, locale: Locale
        ) {
            bytes = ByteCountFormatStyle(
                style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
                includesActualByteCount: includesActualByteCount, locale: locale)
        }

        /// Formats an amount; fractions of a byte are dropped, and the value is clamped to `Int64`.
        public func format(_ value: Measurement<UnitInformationStorage>) -> String {
            let count = value.converted(to: .bytes).value.rounded(.towardZero)
            return bytes.format(Int64(exactly: count) ?? (count < 0 ? .min : .max))
        }

        /// Returns the style with another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
    /// Formats amounts of data in bytes or in the largest suitable unit.
    public static func byteCount(
        style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
        spellsOutZero: Bool = true, includesActualByteCount: Bool = false
    ) -> Self {
        .init(
            style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
            includesActualByteCount: includesActualByteCount, locale: .autoupdatingCurrent)
    }
}
