import Foundation

/// A value that stands in the place of a format specifier.
package indirect enum LocalizationArgument: Hashable, Codable, Sendable {
    case string(String)
    case signed(Int64)
    case unsigned(UInt64)
    case real(Double)
    case attributed(AttributedArgument)
    case resource(LocalizedStringResource)

    static func number(_ value: some FixedWidthInteger) -> LocalizationArgument {
        type(of: value).isSigned
            ? .signed(Int64(truncatingIfNeeded: value))
            : .unsigned(UInt64(truncatingIfNeeded: value))
    }

    /// The number by which a plural is chosen.
    var count: Double? {
        switch self {
        case .signed(let value): Double(value)
        case .unsigned(let value): Double(value)
        case .real(let value): value
        case .string, .attributed, .resource: nil
        }
    }

    /// The value as a specifier writes it for a locale; one of another type writes it as it best can.
    package func string(_ specifier: String, _ locale: Locale) -> String {
        switch self {
        case .string(let string): string
        case .attributed(let string): String(string.text.characters)
        case .resource(let resource): resource.string(in: locale)
        case .signed(let number):
            Self.write(number, Double(number), specifier, locale)
        case .unsigned(let number):
            Self.write(number, Double(number), specifier, locale)
        case .real(let number): Self.write(Int64(nearest: number), number, specifier, locale)
        }
    }

    private static func write(
        _ whole: any CVarArg & BinaryInteger, _ real: Double, _ specifier: String, _ locale: Locale
    ) -> String {
        let type = specifier.last ?? "@"
        if "eEfFgGaA".contains(type) {
            return String(format: specifier, locale: locale, arguments: [real])
        }
        if "diouxX".contains(type) {
            return String(format: wide(specifier), locale: locale, arguments: [whole])
        }
        return real.formatted(.number.locale(locale))
    }

    /// A whole number's specifier for the 64 bits that all arguments have.
    private static func wide(_ specifier: String) -> String {
        let options = specifier.dropFirst().dropLast().filter { !$0.isLetter }
        return "%\(options)ll\(specifier.suffix(1))"
    }
}

extension Int64 {
    /// The nearest integer towards zero, or the largest or smallest one.
    fileprivate init(nearest number: Double) {
        self = Int64(exactly: number.rounded(.towardZero)) ?? (number > 0 ? .max : .min)
    }
}
