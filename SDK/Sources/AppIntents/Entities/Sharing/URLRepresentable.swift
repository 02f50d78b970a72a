/// An entity that has a URL.
public protocol URLRepresentableEntity: AppEntity {
    /// The URL, which contains the identifier and properties.
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
    /// A URL that contains the identifier and properties of an entity.
    public typealias URLRepresentation = EntityURLRepresentation<Self>
}

/// An enumeration whose cases have URLs.
public protocol URLRepresentableEnum: AppEnum {
    /// The URLs of the cases.
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEnum {
    /// The URLs of the cases.
    public typealias URLRepresentation = EnumURLRepresentation<Self>
}

/// An intent that opens a URL made from its parameters.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableIntent: AppIntent {
    /// The URL, which contains the parameters.
    static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent {
    /// A URL that contains the parameters of an intent.
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
    /// Uses the URL of the opened entity.
    public static var urlRepresentation: URLRepresentation { "" }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEnum {
    /// Uses the URL of the opened case.
    public static var urlRepresentation: URLRepresentation { "" }
}

extension OpenIntent {
    /// The URL of the target, if it has one.
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
