import Foundation
import WidgetWire

/// Values of a parameter that a plugin found, under one heading.
public struct OptionsSection: Sendable, Hashable {
    /// The heading; empty when there is none.
    public let title: String
    /// The text below the heading; empty when there is none.
    public let subtitle: String
    /// The values, in the plugin's order.
    public let choices: [ParameterChoice]
}

extension OptionsSection {
    /// Filters fixed choices by a text in their id, title or subtitle, ignoring case and accents.
    init(_ choices: [ParameterChoice], search: String) {
        title = ""
        subtitle = ""
        self.choices =
            search.isEmpty
            ? choices
            : choices.filter { choice in
                [choice.id, choice.title, choice.subtitle].contains { text in
                    text.range(of: search, options: [.caseInsensitive, .diacriticInsensitive])
                        != nil
                }
            }
    }

    private static let textLimit = 4_096
    private static let labelLimit = 200

    /// The sections of a reply; throws when a value is not one that a user can see and type.
    static func sections(of reply: OptionsReply) throws(ProtocolViolation) -> [OptionsSection] {
        guard reply.sections.reduce(0, { $0 + $1.choices.count }) <= ContractLimits.foundValues,
            reply.sections.count <= ContractLimits.foundValues
        else {
            throw ProtocolViolation(
                "it found more than \(ContractLimits.foundValues) values to choose from")
        }
        return try reply.sections.map { section throws(ProtocolViolation) in
            OptionsSection(
                title: PlainText.line(section.title, limit: labelLimit),
                subtitle: PlainText.line(section.subtitle, limit: labelLimit),
                choices: try section.choices.map(choice))
        }
    }

    private static func choice(_ choice: Choice) throws(ProtocolViolation) -> ParameterChoice {
        guard !choice.id.isEmpty, choice.id.utf8.count <= textLimit,
            !choice.id.unicodeScalars.contains(where: \.steersTerminal)
        else { throw ProtocolViolation("it found a value to choose from that cannot be shown") }
        let title = PlainText.line(choice.title, limit: labelLimit)
        return ParameterChoice(
            id: choice.id, title: title.isEmpty ? choice.id : title,
            subtitle: PlainText.line(choice.subtitle, limit: labelLimit))
    }
}
