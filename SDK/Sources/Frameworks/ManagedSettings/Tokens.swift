/// Stands for an app, a category or a place of the web, without saying which.
///
/// Differs from Apple: none is ever handed out; one that was kept can be read.
public struct Token<T>: Codable, Hashable, Sendable {
    private let data: [UInt8]
}

/// A token for an app.
public typealias ApplicationToken = Token<Application>
/// Stands for a category of apps.
public typealias ActivityCategoryToken = Token<ActivityCategory>
/// Stands for a place of the web.
public typealias WebDomainToken = Token<WebDomain>

/// An app.
public struct Application: Codable, Hashable, Sendable {
    /// The app's name in reverse DNS.
    public let bundleIdentifier: String?
    /// The token.
    public let token: ApplicationToken?
    /// The display name; always `nil`.
    public var localizedDisplayName: String? { nil }

    /// An app by its name in reverse DNS.
    public init(bundleIdentifier: String) {
        self.bundleIdentifier = bundleIdentifier
        token = nil
    }

    /// Creates an app from its token.
    public init(token: ApplicationToken) {
        bundleIdentifier = nil
        self.token = token
    }
}

/// A category of apps.
public struct ActivityCategory: Codable, Hashable, Sendable {
    /// The token.
    public let token: ActivityCategoryToken?
    /// The display name; always `nil`.
    public var localizedDisplayName: String? { nil }

    /// Creates a category from its token.
    public init(token: ActivityCategoryToken) { self.token = token }
}

/// A web domain.
public struct WebDomain: Codable, Hashable, Sendable {
    /// The name of the domain.
    public let domain: String?
    /// The token.
    public let token: WebDomainToken?

    /// Creates a domain from its name.
    public init(domain: String) {
        self.domain = domain
        token = nil
    }

    /// Creates a domain from its token.
    public init(token: WebDomainToken) {
        domain = nil
        self.token = token
    }
}
