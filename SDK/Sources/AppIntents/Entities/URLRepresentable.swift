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
        let target = (self as? any OpenIntent)?.targetURL
        guard let url = Self.urlRepresentation.pieces.url(of: self) ?? target else {
            throw AppIntentError("The URL of '\(String(localized: Self.title))' is incomplete.")
        }
        return .result(opensIntent: OpenURLIntent(url))
    }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
    /// The URL of the entity that is opened.
    public static var urlRepresentation: URLRepresentation { "" }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEnum {
    /// The URL of the case that is opened.
    public static var urlRepresentation: URLRepresentation { "" }
}

extension OpenIntent {
    /// The URL of what is opened, if it has one.
    fileprivate var targetURL: URL? {
        switch target {
        case let entity as any URLRepresentableEntity: url(of: entity)
        case let value as any URLRepresentableEnum: url(of: value)
        default: nil
        }
    }

    private func url<Entity: URLRepresentableEntity>(of entity: Entity) -> URL? {
        Entity.urlRepresentation.pieces.url(of: entity)
    }

    private func url<Enum: URLRepresentableEnum>(of value: Enum) -> URL? {
        Enum.urlRepresentation.urls[value].flatMap { URL(string: $0) }
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
