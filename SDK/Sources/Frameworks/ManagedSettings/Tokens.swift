/// Stands for an app, a category or a place of the web, without saying which.
///
/// Differs from Apple: none is ever handed out; one that was kept can be read.
public struct Token<T>: Codable, Hashable, Sendable {
    private let data: [UInt8]
}

/// Stands for an app.
public typealias ApplicationToken = Token<Application>
/// Stands for a category of apps.
public typealias ActivityCategoryToken = Token<ActivityCategory>
/// Stands for a place of the web.
public typealias WebDomainToken = Token<WebDomain>

/// An app.
public struct Application: Codable, Hashable, Sendable {
    /// The app's name in reverse DNS.
    public let bundleIdentifier: String?
    /// What stands for it.
    public let token: ApplicationToken?
    /// What users see it called: not known.
    public var localizedDisplayName: String? { nil }

    /// An app by its name in reverse DNS.
    public init(bundleIdentifier: String) {
        self.bundleIdentifier = bundleIdentifier
        token = nil
    }

    /// An app by what stands for it.
    public init(token: ApplicationToken) {
        bundleIdentifier = nil
        self.token = token
    }
}

/// A category of apps.
public struct ActivityCategory: Codable, Hashable, Sendable {
    /// What stands for it.
    public let token: ActivityCategoryToken?
    /// What users see it called: not known.
    public var localizedDisplayName: String? { nil }

    /// A category by what stands for it.
    public init(token: ActivityCategoryToken) { self.token = token }
}

/// A place of the web.
public struct WebDomain: Codable, Hashable, Sendable {
    /// Its name.
    public let domain: String?
    /// What stands for it.
    public let token: WebDomainToken?

    /// A place by its name.
    public init(domain: String) {
        self.domain = domain
        token = nil
    }

    /// A place by what stands for it.
    public init(token: WebDomainToken) {
        domain = nil
        self.token = token
    }
}
