/// A URL with an entity's identifier and properties in it.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation {
    let pieces: URLPieces<Entity>

    /// The same URL for each.
    public init(stringLiteral value: String) { pieces = URLPieces(value) }

    /// A URL with values in it.
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// What a URL can have in it besides properties.
    public enum Token: Sendable {
        /// The entity's identifier.
        case id
    }

    /// The pieces of a URL.
    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces = URLPieces<Entity>("")

        /// Begins a URL.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Appends words.
        public mutating func appendLiteral(_ literal: String) { pieces.append(literal) }
        /// Appends the identifier.
        public mutating func appendInterpolation(_ token: Token) {
            pieces.append { $0.id.entityIdentifierString }
        }
        /// Appends a property.
        public mutating func appendInterpolation<Value>(
            _ keyPath: KeyPath<Entity, EntityProperty<Value>>
        ) {
            pieces.append { $0[keyPath: keyPath].wrappedValue._stored?.description }
        }
    }
}

/// The URLs of an enumeration's cases.
public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByDictionaryLiteral, Sendable {
    let urls: [Enum: String]

    /// A URL for each case.
    public init(dictionaryLiteral elements: (Enum, String)...) {
        urls = Dictionary(elements) { $1 }
    }
}

/// A URL with an intent's parameters in it.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation {
    let pieces: URLPieces<Intent>

    /// The same URL always.
    public init(stringLiteral value: String) { pieces = URLPieces(value) }

    /// A URL with values in it.
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// The pieces of a URL.
    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces = URLPieces<Intent>("")

        /// Begins a URL.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Appends words.
        public mutating func appendLiteral(_ literal: String) { pieces.append(literal) }
        /// Appends a parameter.
        public mutating func appendInterpolation<Value>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>
        ) {
            pieces.append { $0[keyPath: keyPath].stored?.description }
        }
    }
}

extension EntityURLRepresentation: Sendable {}
extension IntentURLRepresentation: Sendable {}

/// A URL's words, and the values that something of a type puts between them.
struct URLPieces<Root>: @unchecked Sendable {
    // Unchecked: the closures read through key paths of values that may cross threads.
    private var parts: [(Root) -> String?]

    init(_ words: String) { parts = [{ _ in words }] }

    mutating func append(_ words: String) { parts.append { _ in words } }

    /// Appends a value; what has a meaning in URLs is encoded.
    mutating func append(_ value: @escaping (Root) -> String?) {
        parts.append { root in
            value(root)?.addingPercentEncoding(withAllowedCharacters: .urlPathComponentAllowed)
        }
    }

    /// The URL; `nil` when a value is missing, or it is none.
    func url(of root: Root) -> URL? {
        let texts = parts.map { $0(root) }
        guard !texts.contains(nil) else { return nil }
        return URL(string: texts.compactMap { $0 }.joined())
    }
}

extension CharacterSet {
    fileprivate static let urlPathComponentAllowed = urlPathAllowed.subtracting(
        CharacterSet(charactersIn: "/"))
}
