/// A type of identifiers that stored data keeps as texts.
public protocol EntityIdentifierConvertible {
    /// The identifier as a text.
    var entityIdentifierString: String { get }
    /// The identifier of a text; `nil` when it is none.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
    /// The text itself.
    public var entityIdentifierString: String { self }
    /// The text itself.
    public static func entityIdentifier(for entityIdentifierString: String) -> String? {
        entityIdentifierString
    }
}

extension Int: EntityIdentifierConvertible {
    /// The number in decimal.
    public var entityIdentifierString: String { String(self) }
    /// The number that the text has in decimal.
    public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
        Int(entityIdentifierString)
    }
}

extension UUID: EntityIdentifierConvertible {
    /// The usual form with hyphens.
    public var entityIdentifierString: String { uuidString }
    /// The identifier of the usual form with hyphens.
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}

extension URL: EntityIdentifierConvertible {
    /// The URL's text.
    public var entityIdentifierString: String { absoluteString }
    /// The URL of the text.
    public static func entityIdentifier(for entityIdentifierString: String) -> URL? {
        URL(string: entityIdentifierString)
    }
}
