/// The values that users can set for a parameter.
public struct _ValueSchema: Sendable {
    /// The stored value.
    package enum Kind: Sendable { case bool, int, double, string, date }
    /// Finds the available values.
    package typealias Options = @Sendable (_ search: String) async throws -> [_ValueSection]

    /// The stored value.
    package var kind: Kind
    /// The only allowed values; empty means any.
    package var choices: [_ValueChoice] = []
    /// Finds the available values when a user is about to choose one.
    package var options: Options?
    /// Whether the value may be `nil`.
    package var isOptional = false
    /// Whether there may be several values, which are stored as one string.
    package var isList = false
    /// The allowed range of numbers.
    package var range: ClosedRange<Double>?
    /// The allowed number of values in a list.
    package var count: ClosedRange<Int>?

    package init(_ kind: Kind) { self.kind = kind }
}

/// A value that can be chosen.
public struct _ValueChoice: Sendable {
    /// The stored value.
    package let id: String
    /// The title shown to users.
    package let title: String
    /// The subtitle shown to users.
    package let subtitle: String
    /// Synonyms for search.
    package let synonyms: [String]

    package init(id: String, _ display: DisplayRepresentation?) {
        self.id = id
        title = display.map { String(localized: $0.title) } ?? id
        subtitle = display?.subtitle.map { String(localized: $0) } ?? ""
        synonyms = display?.synonyms.map { String(localized: $0) } ?? []
    }

    package init(id: String, title: String, subtitle: String = "", synonyms: [String] = []) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.synonyms = synonyms
    }
}

/// Values that can be chosen, optionally with a title.
public struct _ValueSection: Sendable {
    /// The title above the values.
    package let title: String?
    /// The subtitle.
    package let subtitle: String?
    /// The values.
    package let choices: [_ValueChoice]

    package init(title: String? = nil, subtitle: String? = nil, choices: [_ValueChoice]) {
        self.title = title
        self.subtitle = subtitle
        self.choices = choices
    }
}

extension [_ValueSection] {
    /// Returns the choices that match a search text.
    package func matching(_ search: String) -> [_ValueSection] {
        if search.isEmpty { return self }
        return map { section in
            _ValueSection(
                title: section.title, subtitle: section.subtitle,
                choices: section.choices.filter { $0.matches(search) })
        }.filter { !$0.choices.isEmpty }
    }
}

extension _ValueChoice {
    /// Returns whether the choice matches a search text.
    fileprivate func matches(_ search: String) -> Bool {
        id == search
            || ([title, subtitle] + synonyms).contains {
                $0.localizedCaseInsensitiveContains(search)
            }
    }
}
