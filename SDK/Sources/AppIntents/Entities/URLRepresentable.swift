/// An entity that a URL leads to.
public protocol URLRepresentableEntity: AppEntity {
    /// The URL, with the entity's identifier and properties in it.
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
    /// A URL with an entity's identifier and properties in it.
    public typealias URLRepresentation = EntityURLRepresentation<Self>
}

/// An enumeration each of whose cases a URL leads to.
public protocol URLRepresentableEnum: AppEnum {
    /// The URLs of the cases.
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEnum {
    /// The URLs of an enumeration's cases.
    public typealias URLRepresentation = EnumURLRepresentation<Self>
}

/// An intent that opens a URL with its parameters in it.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableIntent: AppIntent {
    /// The URL, with the intent's parameters in it.
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent {
    /// A URL with an intent's parameters in it.
    public typealias URLRepresentation = IntentURLRepresentation<Self>

    /// Opens the URL.
    public func perform() async throws -> some IntentResult & OpensIntent {
        guard let url = Self.urlRepresentation.pieces.url(of: self) else {
            throw AppIntentError("The URL of '\(String(localized: Self.title))' is incomplete.")
        }
        return .result(opensIntent: OpenURLIntent(url))
    }
}

extension OpenURLIntent {
    /// Opens the URL of an entity.
    public init<Entity: URLRepresentableEntity>(_ entity: Entity) {
        self.init()
        if let url = Entity.urlRepresentation.pieces.url(of: entity) { self.url = url }
    }

    /// Opens the URL of a case.
    public init<Enum: URLRepresentableEnum>(_ value: Enum) {
        self.init()
        if let url = Enum.urlRepresentation.urls[value].flatMap({ URL(string: $0) }) {
            self.url = url
        }
    }
}
