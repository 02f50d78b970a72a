import Foundation
import PortholeFoundation

/// The key of a localized text, created from a literal; its interpolated values become arguments.
public struct LocalizedStringKey: Equatable, Sendable {
    let key: String
    let arguments: [Argument]

    /// A value of an interpolation.
    enum Argument: Equatable {
        case text(Text)
        case number(LocalizationArgument)

        /// The number that selects a plural form; `nil` for a text.
        fileprivate var count: Double? {
            if case .number(let number) = self { number.count } else { nil }
        }
    }

    /// Creates a key from a string.
    public init(_ value: String) {
        key = value
        arguments = []
    }

    init(key: String, arguments: [Argument]) {
        self.key = key
        self.arguments = arguments
    }

    /// Returns the localized text of the key with its arguments.
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
    /// Creates a key from a literal.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a key from an interpolated literal; specifiers stand for its values.
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

    /// Returns the text of a key in a language, with the plural forms for `counts`.
    func localized(_ key: String, language: Locale, counts: [Double?]) -> String {
        (bundle ?? .main).localizedFormat(
            key, table: name, language: language, counts: counts) ?? key
    }
}
