import Foundation

/// Inserts arguments into the parts of a localized text, for specifiers such as `%lld` or `%2$@`.
struct ArgumentInserter {
    let arguments: [LocalizedStringKey.Argument]
    let context: TextContext
    private var nextArgument = 0

    init(_ arguments: [LocalizedStringKey.Argument], _ context: TextContext) {
        self.arguments = arguments
        self.context = context
    }

    /// The next part with its arguments in place; a specifier without an argument stays.
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
            if case .text(let text) = arguments[index] { return text.resolved(context) }
            return Text(verbatim: arguments[index].string(specifier, context))
        }
    }
}

extension LocalizedStringKey.Argument {
    /// The argument as a specifier writes it in the user's language.
    fileprivate func string(_ specifier: String, _ context: TextContext) -> String {
        switch (self, specifier.last) {
        case (.text(let text), _): text.string(context)
        case (.signed(let number), "@"): number.formatted(.number.locale(context.locale))
        case (.unsigned(let number), "@"): number.formatted(.number.locale(context.locale))
        case (.real(let number), "@"): number.formatted(.number.locale(context.locale))
        case (.signed(let number), let type):
            Self.isReal(type)
                ? Self.write(Double(number), specifier, context)
                : Self.write(number, Self.wide(specifier), context)
        case (.unsigned(let number), let type):
            Self.isReal(type)
                ? Self.write(Double(number), specifier, context)
                : Self.write(number, Self.wide(specifier), context)
        case (.real(let number), let type):
            Self.isReal(type)
                ? Self.write(number, specifier, context)
                : Self.write(Int64(clamping: number), Self.wide(specifier), context)
        }
    }

    private static func isReal(_ type: Character?) -> Bool {
        type.map { "eEfgGaA".contains($0) } ?? false
    }

    /// An integer's specifier for 64 bits, as all arguments have; a string's becomes an integer's.
    private static func wide(_ specifier: String) -> String {
        let type = specifier.last.map { "diouxX".contains($0) ? $0 : "d" } ?? "d"
        let options = specifier.dropLast().drop { $0 == "%" }.filter { !$0.isLetter }
        return "%\(options)ll\(type)"
    }

    private static func write(
        _ number: any CVarArg, _ specifier: String, _ context: TextContext
    ) -> String {
        String(format: specifier, locale: context.locale, arguments: [number])
    }
}

extension Int64 {
    /// The nearest integer towards zero, or the largest or smallest one.
    fileprivate init(clamping number: Double) {
        self = Int64(exactly: number.rounded(.towardZero)) ?? (number > 0 ? .max : .min)
    }
}
