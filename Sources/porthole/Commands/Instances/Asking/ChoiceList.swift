import WidgetHost

/// Choices as a dialogue lists them: numbered, below the titles of their sections.
struct ChoiceList {
    /// The greatest number of choices shown at once; a search finds the others.
    private static let limit = 20

    private let sections: [OptionsSection]
    private let choices: [ParameterChoice]
    /// Whether choices have numbers; they have none when an id is a number too.
    private let isNumbered: Bool

    init(_ sections: [OptionsSection]) {
        self.sections = sections.filter { !$0.choices.isEmpty }
        choices = sections.flatMap(\.choices)
        isNumbered = !choices.contains { Int($0.id) != nil }
    }

    /// The id of the choice with this number; any other text is returned unchanged.
    func id(of text: String) -> String {
        guard isNumbered, let number = Int(text), number <= Self.limit,
            choices.indices.contains(number - 1)
        else { return text }
        return choices[number - 1].id
    }

    /// The lines that show the choices and how to choose.
    func lines(isSearch: Bool) -> [String] {
        guard !choices.isEmpty else {
            return [isSearch ? "  nothing found; / shows all again" : "  nothing to choose from"]
        }
        var lines: [String] = []
        var number = 0
        for section in sections where number < Self.limit {
            if !section.title.isEmpty { lines.append("  " + heading(section)) }
            for choice in section.choices.prefix(Self.limit - number) {
                number += 1
                lines.append("  " + line(choice, number))
            }
        }
        let rest = choices.count - number
        if rest > 0 { lines.append("  … and \(rest) more") }
        let ways = isNumbered ? "a number, a title or an id" : "a title or an id"
        return lines + [DialogText.faint("  Give \(ways); /TEXT searches.")]
    }

    private func heading(_ section: OptionsSection) -> String {
        let title = DialogText.strong(section.title)
        return section.subtitle.isEmpty ? title : title + "  " + DialogText.faint(section.subtitle)
    }

    private func line(_ choice: ParameterChoice, _ number: Int) -> String {
        let mark = isNumbered ? "\(number)" : choice.id.printable()
        var words = [choice.title.printable()]
        if isNumbered, choice.id != choice.title { words.append("(\(choice.id.printable()))") }
        if !choice.subtitle.isEmpty { words.append(DialogText.faint(choice.subtitle)) }
        let room = isNumbered ? String(repeating: " ", count: max(0, 2 - mark.count)) : ""
        return room + mark + "  " + words.joined(separator: "  ")
    }
}
