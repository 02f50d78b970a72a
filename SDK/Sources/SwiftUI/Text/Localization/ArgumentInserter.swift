import PortholeFoundation

/// Inserts arguments into the parts of a localized text, for specifiers such as `%lld` or `%2$@`.
struct ArgumentInserter {
    let arguments: [LocalizedStringKey.Argument]
    let context: TextContext
    private var nextArgument = 0

    init(_ arguments: [LocalizedStringKey.Argument], _ context: TextContext) {
        self.arguments = arguments
        self.context = context
    }

    /// Returns the next part with its arguments in place; a specifier without an argument stays.
    mutating func texts(of format: String) -> [Text] {
        var texts: [Text] = []
        var words = ""
        var parts = FormatParts(format, nextArgument: nextArgument)
        while let part = parts.next() {
            let text = text(of: part)
            if case .string(let string) = text.content, text.style == TextAttributes() {
                words += string
            } else {
                if !words.isEmpty { texts.append(Text(verbatim: words)) }
                words = ""
                texts.append(text)
            }
        }
        nextArgument = parts.nextArgument
        if !words.isEmpty || texts.isEmpty { texts.append(Text(verbatim: words)) }
        return texts
    }

    private func text(of part: FormatParts.Part) -> Text {
        switch part {
        case .literal(let literal): return Text(verbatim: literal)
        case .specifier(let specifier, let index):
            guard arguments.indices.contains(index) else { return Text(verbatim: specifier) }
            switch arguments[index] {
            case .text(let text): return text.resolved(context)
            case .number(let number):
                return Text(verbatim: number.string(specifier, context.locale))
            }
        }
    }
}
