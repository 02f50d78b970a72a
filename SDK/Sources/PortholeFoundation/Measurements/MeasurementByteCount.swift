public import Foundation

extension Measurement.FormatStyle where UnitType == UnitInformationStorage {
    /// Writes an amount of data in bytes, or in the largest unit that keeps it readable.
    public struct ByteCount: Foundation.FormatStyle, Sendable {
        private var bytes: ByteCountFormatStyle

        /// What the amount is of, which says how large a kilobyte is.
        public var style: ByteCountFormatStyle.Style {
            get { bytes.style }
            set { bytes.style = newValue }
        }

        /// The units that may be written.
        public var allowedUnits: ByteCountFormatStyle.Units {
            get { bytes.allowedUnits }
            set { bytes.allowedUnits = newValue }
        }

        /// Whether nothing is a word: Zero kB.
        public var spellsOutZero: Bool {
            get { bytes.spellsOutZero }
            set { bytes.spellsOutZero = newValue }
        }

        /// Whether the number of bytes follows the amount.
        public var includesActualByteCount: Bool {
            get { bytes.includesActualByteCount }
            set { bytes.includesActualByteCount = newValue }
        }

        /// Whose words are used.
        public var locale: Locale {
            get { bytes.locale }
            set { bytes.locale = newValue }
        }

        /// Makes a style.
        public init(
            style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units,
            spellsOutZero: Bool, includesActualByteCount: Bool, locale: Locale
        ) {
            bytes = ByteCountFormatStyle(
                style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
                includesActualByteCount: includesActualByteCount, locale: locale)
        }

        /// Writes an amount; part of a byte is dropped, and what no `Int64` counts is the most that one does.
        public func format(_ value: Measurement<UnitInformationStorage>) -> String {
            let count = value.converted(to: .bytes).value.rounded(.towardZero)
            return bytes.format(Int64(exactly: count) ?? (count < 0 ? .min : .max))
        }

        /// The same style for another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }
    }
}

extension FormatStyle where Self == Measurement<UnitInformationStorage>.FormatStyle.ByteCount {
    /// Writes amounts of data in bytes, or in the largest unit that keeps them readable.
    public static func byteCount(
        style: ByteCountFormatStyle.Style, allowedUnits: ByteCountFormatStyle.Units = .all,
        spellsOutZero: Bool = true, includesActualByteCount: Bool = false
    ) -> Self {
        .init(
            style: style, allowedUnits: allowedUnits, spellsOutZero: spellsOutZero,
            includesActualByteCount: includesActualByteCount, locale: .autoupdatingCurrent)
    }
}
