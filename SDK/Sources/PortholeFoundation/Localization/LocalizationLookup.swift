import Foundation

/// Looks up a string in a bundle's tables and fills in its values.
package struct LocalizationLookup {
    let key: String
    let value: String.LocalizationValue
    let table: String?
    let bundle: Bundle
    /// The language of the text.
    let language: Locale
    /// The locale used to format values.
    let locale: Locale

    /// Returns the text in the language, or the default text, with its values.
    func string() -> String {
        var text = ""
        fill { _, string in text += string }
        return text
    }

    /// Returns the text with inline Markdown parsed and nouns inflected.
    ///
    /// Values are not parsed, and keep their own attributes.
    func attributedString() -> AttributedString {
        var values: [AttributedString] = []
        var counts: [Character: Double] = [:]
        var text = ""
        fill { argument, string in
            guard let argument else { return text += string }
            let placeholder = Self.placeholder(values.count)
            text.append(placeholder)
            counts[placeholder] = argument.count
            if case .attributed(let value) = argument {
                values.append(value.text)
            } else {
                values.append(AttributedString(string))
            }
        }
        let reader = MarkdownReader(
            options: .init(interpretedSyntax: .inlineOnlyPreservingWhitespace), baseURL: nil
        ) { words in
            AgreeingWords(words).inflected(for: words.lazy.compactMap { counts[$0] }.first)
        }
        var result = reader.read(text)
        for (index, value) in values.enumerated() {
            Self.put(value, at: Self.placeholder(index), in: &result)
        }
        return result
    }

    /// A private-use character, which texts do not contain.
    private static func placeholder(_ index: Int) -> Character {
        Character(Unicode.Scalar(UInt32(0xF0000 + index % 0xFFFD)) ?? "\u{F8FF}")
    }

    private static func put(
        _ value: AttributedString, at placeholder: Character, in text: inout AttributedString
    ) {
        guard let start = text.characters.firstIndex(of: placeholder) else { return }
        let range = start..<text.characters.index(after: start)
        var value = value
        if let around = text[range].runs.first?.attributes {
            value.mergeAttributes(around, mergePolicy: .keepCurrent)
        }
        text.replaceSubrange(range, with: value)
    }

    private func fill(_ append: (LocalizationArgument?, String) -> Void) {
        let format =
            bundle.localizedFormat(
                key, table: table, language: language, counts: value.arguments.map(\.count))
            ?? value.key
        // A text without values is not a format: its % signs are literal.
        if value.arguments.isEmpty { return append(nil, format) }
        for part in FormatParts(format) {
            switch part {
            case .literal(let literal): append(nil, literal)
            case .specifier(let specifier, let index):
                guard value.arguments.indices.contains(index) else {
                    append(nil, specifier)
                    continue
                }
                let argument = value.arguments[index]
                append(argument, argument.string(specifier, locale))
            }
        }
    }
}
