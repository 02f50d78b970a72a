/// A URL that contains the identifier and properties of an entity.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation {
    let pieces: URLPieces<Entity>

    /// Creates a constant URL.
    public init(stringLiteral value: String) { pieces = URLPieces(value) }

    /// Creates a URL from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// Parts of a URL other than properties.
    public enum Token: Sendable {
        /// The identifier of the entity.
        case id
    }

    /// Collects the parts of a URL.
    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces = URLPieces<Entity>("")

        /// Starts a URL.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Appends a literal.
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

/// The URLs of the cases.
public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByDictionaryLiteral, Sendable {
    let urls: [Enum: String]

    /// Creates the URLs of the cases.
    public init(dictionaryLiteral elements: (Enum, String)...) {
        urls = Dictionary(elements) { $1 }
    }
}

/// A URL that contains the parameters of an intent.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation {
    let pieces: URLPieces<Intent>

    /// Creates a constant URL.
    public init(stringLiteral value: String) { pieces = URLPieces(value) }

    /// Creates a URL from an interpolated literal.
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// Collects the parts of a URL.
    public struct StringInterpolation: StringInterpolationProtocol {
        var pieces = URLPieces<Intent>("")

        /// Starts a URL.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Appends a literal.
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

/// The literal parts of a URL and the values between them.
struct URLPieces<Root>: @unchecked Sendable {
    // Unchecked: the closures read Sendable values through key paths.
    private var parts: [(Root) -> String?]

    init(_ words: String) { parts = [{ _ in words }] }

    mutating func append(_ words: String) { parts.append { _ in words } }

    /// Appends a value, percent-encoded.
    mutating func append(_ value: @escaping (Root) -> String?) {
        parts.append { root in
            value(root)?.addingPercentEncoding(withAllowedCharacters: .urlPathComponentAllowed)
        }
    }

    /// Returns the URL; `nil` if a value is missing or the URL is invalid.
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
