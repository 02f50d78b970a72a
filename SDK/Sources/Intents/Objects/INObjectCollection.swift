/// The options of a parameter, in sections.
public class INObjectCollection<ObjectType: AnyObject>: NSObject {
    /// The sections.
    public let sections: [INObjectSection<ObjectType>]
    /// Whether the options are indexed by their first letters.
    ///
    /// No effect here.
    public var usesIndexedCollation = false

    /// Creates a collection of one section.
    public init(items: [ObjectType]) {
        sections = [INObjectSection(title: nil, items: items)]
    }

    /// Creates a collection of sections.
    public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }

    /// The options of all sections.
    public var allItems: [ObjectType] { sections.flatMap(\.items) }
}

/// A section of options.
public class INObjectSection<ObjectType: AnyObject>: NSObject {
    /// The title of the section.
    public let title: String?
    /// The options.
    public let items: [ObjectType]

    /// Creates a section with a title.
    public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
    }
}
