public import Foundation

extension URL {
    /// Reads addresses, of which some parts must be there.
    public struct ParseStrategy: Foundation.ParseStrategy {
        /// Whether a part must be there.
        public enum ComponentParseStrategy<Component: Codable & Hashable & Sendable>: Codable,
            Hashable, Sendable
        {
            /// It must.
            case required
            /// It need not.
            case optional
            /// It is this one where it is not there.
            case defaultValue(Component)
        }

        /// Whether a scheme must be there.
        public var scheme: ComponentParseStrategy<String>
        /// Whether a user must be there.
        public var user: ComponentParseStrategy<String>
        /// Whether a password must be there.
        public var password: ComponentParseStrategy<String>
        /// Whether a host must be there.
        public var host: ComponentParseStrategy<String>
        /// Whether a port must be there.
        public var port: ComponentParseStrategy<Int>
        /// Whether a path must be there.
        public var path: ComponentParseStrategy<String>
        /// Whether a query must be there.
        public var query: ComponentParseStrategy<String>
        /// Whether a fragment must be there.
        public var fragment: ComponentParseStrategy<String>

        /// Makes a strategy: as it stands, scheme and host must be there.
        public init(
            scheme: ComponentParseStrategy<String> = .required,
            user: ComponentParseStrategy<String> = .optional,
            password: ComponentParseStrategy<String> = .optional,
            host: ComponentParseStrategy<String> = .required,
            port: ComponentParseStrategy<Int> = .optional,
            path: ComponentParseStrategy<String> = .optional,
            query: ComponentParseStrategy<String> = .optional,
            fragment: ComponentParseStrategy<String> = .optional
        ) {
            self.scheme = scheme
            self.user = user
            self.password = password
            self.host = host
            self.port = port
            self.path = path
            self.query = query
            self.fragment = fragment
        }

        /// Reads an address; throws where it is none, or where a part is missing.
        public func parse(_ value: String) throws -> URL {
            guard var parts = URLComponents(string: value.trimmingCharacters(in: .whitespaces))
            else {
                throw Self.failure(value, "is no address")
            }
            func apply<Value>(
                _ strategy: ComponentParseStrategy<Value>, _ name: String,
                _ part: WritableKeyPath<URLComponents, Value?>
            ) throws {
                if parts[keyPath: part] != nil { return }
                switch strategy {
                case .optional: break
                case .required: throw Self.failure(value, "has no \(name)")
                case .defaultValue(let value): parts[keyPath: part] = value
                }
            }
            try apply(scheme, "scheme", \.scheme)
            try apply(host, "host", \.host)
            try apply(user, "user", \.user)
            try apply(password, "password", \.password)
            try apply(port, "port", \.port)
            try apply(path, "path", \.pathIfAny)
            try apply(query, "query", \.query)
            try apply(fragment, "fragment", \.fragment)
            guard let url = parts.url else { throw Self.failure(value, "is no address") }
            return url
        }

        private static func failure(_ value: String, _ what: String) -> CocoaError {
            CocoaError(
                .formatting, userInfo: [NSDebugDescriptionErrorKey: "'\(value)' \(what)."])
        }
    }

    /// Reads an address by a strategy.
    public init<Strategy: Foundation.ParseStrategy>(
        _ value: Strategy.ParseInput, strategy: Strategy
    ) throws where Strategy.ParseOutput == URL { self = try strategy.parse(value) }
}

extension URLComponents {
    /// The path, where there is one.
    fileprivate var pathIfAny: String? {
        get { path.isEmpty ? nil : path }
        set { path = newValue ?? "" }
    }
}

extension ParseStrategy where Self == URL.ParseStrategy {
    /// Reads addresses with a scheme and a host.
    public static var url: Self { .init() }
}

extension URL.FormatStyle: ParseableFormatStyle {
    /// Reads what the style writes.
    public var parseStrategy: URL.ParseStrategy { .init() }
}
