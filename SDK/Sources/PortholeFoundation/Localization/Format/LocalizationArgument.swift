import Foundation

/// A value that replaces a format specifier.
package indirect enum LocalizationArgument: Hashable, Codable, Sendable {
    case string(String)
    case signed(Int64)
    case unsigned(UInt64)
    case real(Double)
    case attributed(AttributedArgument)
    case resource(LocalizedStringResource)

    package static func number(_ value: some FixedWidthInteger) -> LocalizationArgument {
        type(of: value).isSigned
            ? .signed(Int64(truncatingIfNeeded: value))
            : .unsigned(UInt64(truncatingIfNeeded: value))
    }

    /// The number that selects a plural form.
    package var count: Double? {
        switch self {
        case .signed(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .real(let value): value
        case .string, .attributed, .resource: nil
        }
    }

    /// Formats the value with a specifier for a locale; converts if the type does not match.
    package func string(_ specifier: String, _ locale: Locale) -> String {
        switch self {
        case .string(let string): string
        case .attributed(let string): String(string.text.characters)
        case .resource(let resource): resource.string(in: locale)
        case .signed(let number):
            Self.filled(specifier, number, Double(number), locale)
                ?? number.formatted(.number.locale(locale))
        case .unsigned(let number):
            Self.filled(specifier, number, Double(number), locale)
                ?? number.formatted(.number.locale(locale))
        case .real(let number):
            Self.filled(specifier, Int64(nearest: number), number, locale)
                ?? number.formatted(.number.locale(locale))
        }
    }

    /// Returns a number in the form of a specifier; `nil` for one that is not for numbers, such as
    /// `%@`.
    private static func filled(
        _ specifier: String, _ whole: any CVarArg, _ real: Double, _ locale: Locale
    ) -> String? {
        switch specifier.last {
        case "e", "E", "f", "F", "g", "G", "a", "A":
            String(format: specifier, locale: locale, arguments: [real])
        case "d", "i", "o", "u", "x", "X":
            String(format: wide(specifier), locale: locale, arguments: [whole])
        default: nil
        }
    }

    /// Widens an integer specifier to the 64 bits that all arguments have.
    private static func wide(_ specifier: String) -> String {
        let options = specifier.dropFirst().dropLast().filter { !$0.isLetter }
        return "%\(options)ll\(specifier.suffix(1))"
    }
}

extension Int64 {
    /// Truncates toward zero and clamps to the range of the type.
    fileprivate init(nearest number: Double) {
        self = Int64(exactly: number.rounded(.towardZero)) ?? (number > 0 ? .max : .min)
    }
}
