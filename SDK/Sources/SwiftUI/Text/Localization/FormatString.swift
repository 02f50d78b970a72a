import Foundation

/// A localised text with specifiers, such as `%lld of %2$@`, that stand for arguments.
struct FormatString {
    private let format: String

    init(_ format: String) { self.format = format }

    /// The text with its arguments in place; a specifier without an argument stays.
    func texts(_ arguments: [LocalizedStringKey.Argument], _ context: TextContext) -> [Text] {
        var texts: [Text] = []
        var words = ""
        for part in FormatParts(format) {
            switch part {
            case .literal(let literal): words += literal
            case .specifier(let specifier, let index):
                guard arguments.indices.contains(index) else {
                    words += specifier
                    continue
                }
                if case .text(let text) = arguments[index], !text.isPlain {
                    if !words.isEmpty { texts.append(Text(verbatim: words)) }
                    words = ""
                    texts.append(text)
                } else {
                    words += arguments[index].string(specifier, context)
                }
            }
        }
        if !words.isEmpty || texts.isEmpty { texts.append(Text(verbatim: words)) }
        return texts
    }
}

extension Text {
    /// Whether the text is a string without attributes of its own.
    fileprivate var isPlain: Bool {
        if case .string = content { return style == TextAttributes() }
        return false
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
