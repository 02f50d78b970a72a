/// What users may set a parameter to.
public struct _ValueSchema: Sendable {
    /// What a configuration stores.
    package enum Kind: Sendable { case bool, int, double, string, date }
    /// Finds the values to choose from.
    package typealias Options = @Sendable (_ search: String) async throws -> [_ValueSection]

    /// What a configuration stores.
    package var kind: Kind
    /// The only values allowed; empty: any.
    package var choices: [_ValueChoice] = []
    /// Finds values at the time a user chooses one.
    package var options: Options?
    /// Whether there may be no value.
    package var isOptional = false
    /// Whether there may be several values, which are stored as one text.
    package var isList = false
    /// The least and the greatest number allowed.
    package var range: ClosedRange<Double>?
    /// The least and the greatest number of values of a list.
    package var count: ClosedRange<Int>?

    package init(_ kind: Kind) { self.kind = kind }
}

/// One value to choose.
public struct _ValueChoice: Sendable {
    /// What a configuration stores.
    package let id: String
    /// What users see.
    package let title: String
    /// What users see below.
    package let subtitle: String
    /// Other words by which users find it.
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

/// Values to choose from, perhaps under a title.
public struct _ValueSection: Sendable {
    /// What stands above the values.
    package let title: String?
    /// What stands below the title.
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
    /// What of the sections a user looks for who types `search`.
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
    /// Whether a user who types this looks for the choice.
    fileprivate func matches(_ search: String) -> Bool {
        id == search
            || ([title, subtitle] + synonyms).contains {
                $0.localizedCaseInsensitiveContains(search)
            }
    }
}
