import Foundation

/// Formats a measurement: the width of its unit, and the unit to which it is converted for a usage.
struct MeasurementWords {
    /// Widths of a unit in ICU skeletons.
    enum Width: String {
        case wide = "unit-width-full-name"
        case short = "unit-width-short"
        case narrow = "unit-width-narrow"
    }

    var locale: Locale
    var width: Width
    /// The usage in CLDR; `nil` keeps the unit.
    var usage: String?
    /// Formats the number; `nil` uses the default for the usage.
    var number: ((Double) -> String)?
    var hidesScale = false

    func string(_ value: Double, _ unit: Unit) -> String {
        guard let name = unit.unicodeName else {
            return "\(digits(value)) \(unit.symbol)"
        }
        let skeleton = [
            "unit/\(name)", width.rawValue, usage.map { "usage/\($0)" } ?? "",
        ].joined(separator: " ")
        let text = number == nil ? plain(value, skeleton) : rewritten(value, skeleton)
        guard let text else { return "\(digits(value)) \(unit.symbol)" }
        return hidesScale ? Self.withoutScale(text) : text
    }

    private func plain(_ value: Double, _ skeleton: String) -> String? {
        UnicodeNumberFormat(skeleton: skeleton, locale: locale.identifier)?.string(value)
    }

    /// Writes the unit around digits of another number format.
    private func rewritten(_ value: Double, _ skeleton: String) -> String? {
        // Exact, because only the other format rounds the converted number.
        let exact = "\(skeleton) .###############"
        guard let format = UnicodeNumberFormat(skeleton: exact, locale: locale.identifier),
            let converted = format.converted(value), let parts = format.parts(value)
        else { return nil }
        return parts.before + digits(converted) + parts.after
    }

    private func digits(_ value: Double) -> String {
        number?(value) ?? value.formatted(.number.locale(locale))
    }

    /// Cuts a temperature after its degree sign.
    private static func withoutScale(_ text: String) -> String {
        guard let degree = text.firstIndex(of: "°") else { return text }
        return text[..<degree].filter { !$0.isWhitespace } + "°"
    }
}
