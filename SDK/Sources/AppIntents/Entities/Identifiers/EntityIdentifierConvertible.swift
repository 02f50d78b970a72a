/// A type of identifiers that can be stored as strings.
public protocol EntityIdentifierConvertible {
    /// The identifier as a string.
    var entityIdentifierString: String { get }
    /// Returns the identifier from a string; `nil` if it is invalid.
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
    /// The string itself.
    public var entityIdentifierString: String { self }
    /// The string itself.
    public static func entityIdentifier(for entityIdentifierString: String) -> String? {
        entityIdentifierString
    }
}

extension Int: EntityIdentifierConvertible {
    /// The number in decimal notation.
    public var entityIdentifierString: String { String(self) }
    /// Parses a decimal number.
    public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
        Int(entityIdentifierString)
    }
}

extension UUID: EntityIdentifierConvertible {
    /// The UUID string with hyphens.
    public var entityIdentifierString: String { uuidString }
    /// Parses a UUID string with hyphens.
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
        UUID(uuidString: entityIdentifierString)
    }
}

extension URL: EntityIdentifierConvertible {
    /// The absolute string of the URL.
    public var entityIdentifierString: String { absoluteString }
    /// Parses a URL.
    public static func entityIdentifier(for entityIdentifierString: String) -> URL? {
        URL(string: entityIdentifierString)
    }
}
