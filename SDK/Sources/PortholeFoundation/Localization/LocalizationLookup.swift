import Foundation

/// The search for a text in a bundle's tables, and its values' writing.
package struct LocalizationLookup {
    let key: String
    let value: String.LocalizationValue
    let table: String?
    let bundle: Bundle
    /// Whose words are looked for.
    let language: Locale
    /// How numbers are written.
    let locale: Locale

    /// The words in the language, or the default ones, with the values filled in.
    func string() -> String {
        var text = ""
        fill { _, string in text += string }
        return text
    }

    /// The words with Markdown's marks read and nouns that agree with their number; the values are
    /// not read, and keep their own attributes.
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

    /// A character that no text has, because it is for private use.
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
        // A text without values is no format: its % signs stay.
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
