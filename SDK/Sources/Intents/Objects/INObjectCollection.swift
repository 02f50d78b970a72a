/// Things to choose from, in sections.
public class INObjectCollection<ObjectType: AnyObject>: NSObject {
    /// The sections.
    public let sections: [INObjectSection<ObjectType>]
    /// Whether the things are found by their first letters.
    ///
    /// No effect here.
    public var usesIndexedCollation = false

    /// Things in one section.
    public init(items: [ObjectType]) {
        sections = [INObjectSection(title: nil, items: items)]
    }

    /// Things in sections.
    public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }

    /// All things.
    public var allItems: [ObjectType] { sections.flatMap(\.items) }
}

/// A section of things to choose from.
public class INObjectSection<ObjectType: AnyObject>: NSObject {
    /// What stands above the section.
    public let title: String?
    /// The things.
    public let items: [ObjectType]

    /// Things under a title.
    public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
    }
}
