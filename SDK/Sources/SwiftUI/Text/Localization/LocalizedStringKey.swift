import Foundation
import PortholeFoundation

/// The key of a localised text, as a literal makes it; values in the literal become its arguments.
public struct LocalizedStringKey: Equatable, Sendable {
    let key: String
    let arguments: [Argument]

    /// A value of an interpolation.
    enum Argument: Equatable {
        case text(Text)
        case signed(Int64)
        case unsigned(UInt64)
        case real(Double)

        /// The number by which a plural is chosen.
        fileprivate var count: Double? {
            switch self {
            case .text: nil
            case .signed(let number): Double(number)
            case .unsigned(let number): Double(number)
            case .real(let number): number
            }
        }
    }

    /// Makes a string a key.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    init(key: String, arguments: [Argument]) {
        self.key = key
        self.arguments = arguments
    }

    /// The key's text, its localisation with the arguments filled in.
    func texts(_ table: LocalizationTable, _ context: TextContext) -> [Text] {
        let counts = arguments.map(\.count)
        let parts = InlineMarkdown.texts(
            of: table.localized(key, language: context.locale, counts: counts),
            count: counts.first { $0 != nil } ?? nil)
        if arguments.isEmpty { return parts }
        var inserter = ArgumentInserter(arguments, context)
        return parts.flatMap { part -> [Text] in
            guard case .string(let format) = part.content else { return [part] }
            return inserter.texts(of: format).map { text in
                var text = text
                text.style = text.style.inheriting(part.style)
                return text
            }
        }
    }
}

extension LocalizedStringKey: ExpressibleByStringInterpolation {
    /// Makes a literal without values a key.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a literal with values a key, in which format specifiers stand for them.
    public init(stringInterpolation: StringInterpolation) {
        self.init(
            key: stringInterpolation.key, arguments: stringInterpolation.arguments)
    }
}

/// Where a key is looked up.
struct LocalizationTable: Equatable, @unchecked Sendable {
    // Unchecked: looking up a string in a bundle is safe on any thread.
    let name: String?
    let bundle: Bundle?

    /// What the table has for a key in the language, with the plurals that fit the `counts`.
    func localized(_ key: String, language: Locale, counts: [Double?]) -> String {
        (bundle ?? .main).localizedFormat(
            key, table: name, language: language, counts: counts) ?? key
    }
}
