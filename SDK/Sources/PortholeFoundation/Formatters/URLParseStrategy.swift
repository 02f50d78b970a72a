public import Foundation

extension URL {
    /// Parses URLs and checks that their required components are present.
    public struct ParseStrategy: Foundation.ParseStrategy {
        /// Whether a component is required.
        public enum ComponentParseStrategy<Component: Codable & Hashable & Sendable>: Codable,
            Hashable, Sendable
        {
            /// The component is required.
            case required
            /// The component is optional.
            case optional
            /// Uses this value when the component is missing.
            case defaultValue(Component)
        }

        /// Whether the scheme is required.
        public var scheme: ComponentParseStrategy<String>
        /// Whether the user is required.
        public var user: ComponentParseStrategy<String>
        /// Whether the password is required.
        public var password: ComponentParseStrategy<String>
        /// Whether the host is required.
        public var host: ComponentParseStrategy<String>
        /// Whether the port is required.
        public var port: ComponentParseStrategy<Int>
        /// Whether the path is required.
        public var path: ComponentParseStrategy<String>
        /// Whether the query is required.
        public var query: ComponentParseStrategy<String>
        /// Whether the fragment is required.
        public var fragment: ComponentParseStrategy<String>

        /// Creates a strategy; by default scheme and host are required.
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

        /// Parses a URL; throws if it is invalid or a required component is missing.
        public func parse(_ value: String) throws -> URL {
            guard var parts = URLComponents(string: value.trimmingCharacters(in: .whitespaces))
            else {
                throw Self.failure(value, "is not a URL")
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
            guard let url = parts.url else { throw Self.failure(value, "is not a URL") }
            return url
        }

        private static func failure(_ value: String, _ what: String) -> CocoaError {
            CocoaError(
                .formatting, userInfo: [NSDebugDescriptionErrorKey: "'\(value)' \(what)."])
        }
    }

    /// Parses a URL by a strategy.
    public init<Strategy: Foundation.ParseStrategy>(
        _ value: Strategy.ParseInput, strategy: Strategy
    ) throws where Strategy.ParseOutput == URL { self = try strategy.parse(value) }
}

extension URLComponents {
    /// The path, or `nil` if it is empty.
    fileprivate var pathIfAny: String? {
        get { path.isEmpty ? nil : path }
        set { path = newValue ?? "" }
    }
}

extension ParseStrategy where Self == URL.ParseStrategy {
    /// Parses URLs with a scheme and a host.
    public static var url: Self { .init() }
}

extension URL.FormatStyle: ParseableFormatStyle {
    /// Parses what the style writes.
    public var parseStrategy: URL.ParseStrategy { .init() }
}
