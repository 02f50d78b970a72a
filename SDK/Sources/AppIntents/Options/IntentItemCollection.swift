/// Available values in sections.
public struct IntentItemCollection<Result: _IntentValue>: Sendable {
    /// The title above the values.
    public var promptLabel: LocalizedStringResource?
    /// Whether sections are indexed by first letters.
    ///
    /// No effect here.
    public var usesIndexedCollation: Bool
    /// The sections.
    public var sections: [IntentItemSection<Result>]

    /// Creates a collection of sections.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
    ) {
        self.promptLabel = promptLabel
        self.usesIndexedCollation = usesIndexedCollation
        self.sections = sections
    }

    /// Creates a collection of sections from a closure.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
            sections: sectionsBuilder())
    }

    /// Creates a collection with a single section.
    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        items: [Result]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation,
            sections: [IntentItemSection(items: items)])
    }

    /// The values of all sections.
    public var items: [Result] { sections.flatMap { $0.items.map(\.value) } }

    /// A collection without values.
    public static var empty: IntentItemCollection { IntentItemCollection(sections: []) }
}

extension IntentItemCollection: ResultsCollection {
    /// The sections shown to users.
    public var _sections: [_ValueSection] {
        sections.map { section in
            _ValueSection(
                title: section.title.map { String(localized: $0) },
                subtitle: section.subtitle.map { String(localized: $0) },
                choices: section.items.compactMap { _ValueChoice($0.value, as: $0.display) })
        }
    }
}

extension IntentItemCollection: ExpressibleByArrayLiteral {
    /// Creates a collection with a single section.
    public init(arrayLiteral elements: Result...) { self.init(items: elements) }
}
