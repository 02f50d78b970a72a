import Foundation

/// A measurement in words: how its unit is written, and to which unit it is converted for whom.
struct MeasurementWords {
    /// Unicode's widths of a unit.
    enum Width: String {
        case wide = "unit-width-full-name"
        case short = "unit-width-short"
        case narrow = "unit-width-narrow"
    }

    var locale: Locale
    var width: Width
    /// What it is measured for, in Unicode's words; `nil`: the unit is kept.
    var usage: String?
    /// Writes the number; `nil`: as is usual for the usage.
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

    /// The unit around digits of another format.
    private func rewritten(_ value: Double, _ skeleton: String) -> String? {
        // Exact, because the converted number is rounded by the other format only.
        let exact = "\(skeleton) .###############"
        guard let format = UnicodeNumberFormat(skeleton: exact, locale: locale.identifier),
            let converted = format.converted(value), let parts = format.parts(value)
        else { return nil }
        return parts.before + digits(converted) + parts.after
    }

    private func digits(_ value: Double) -> String {
        number?(value) ?? value.formatted(.number.locale(locale))
    }

    /// A temperature up to its degree sign.
    private static func withoutScale(_ text: String) -> String {
        guard let degree = text.firstIndex(of: "°") else { return text }
        return text[..<degree].filter { !$0.isWhitespace } + "°"
    }
}
