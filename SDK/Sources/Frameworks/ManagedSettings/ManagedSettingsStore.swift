/// What a user may not use.
///
/// Differs from Apple: it is kept in memory and keeps nobody from anything; the log says so once.
public final class ManagedSettingsStore: @unchecked Sendable {
    // Unchecked: used by one thread, as on Apple's platforms.

    /// A store's name.
    public struct Name: RawRepresentable, Codable, Hashable, Sendable, ExpressibleByStringLiteral {
        /// The name.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Creates a value from its raw name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// Creates a value from its raw name.
        public init(stringLiteral value: String) { rawValue = value }

        /// The store without a name.
        public static let `default` = Name("default")
    }

    /// What lies behind a shield.
    public var shield = ShieldSettings() {
        didSet { warn() }
    }
    /// Which apps there are.
    public var application = ApplicationSettings() {
        didSet { warn() }
    }

    /// Opens a store.
    public init(named name: Name = .default) {}

    /// Takes everything back.
    public func clearAllSettings() {
        shield = ShieldSettings()
        application = ApplicationSettings()
    }

    private func warn() {
        PluginLog.warnOnce("A ManagedSettingsStore keeps nobody from anything on Linux.")
    }
}

/// What lies behind a shield.
public struct ShieldSettings: Equatable, Sendable {
    /// Which of a kind.
    public enum ActivityCategoryPolicy<T: Hashable & Sendable>: Equatable, Sendable {
        /// None.
        case none
        /// Those of categories, without some.
        case specific(_ categories: Set<ActivityCategoryToken>, except: Set<Token<T>> = [])
        /// All, without some.
        case all(except: Set<Token<T>> = [])
    }

    /// Apps.
    public var applications: Set<ApplicationToken>?
    /// Apps of categories.
    public var applicationCategories: ActivityCategoryPolicy<Application>?
    /// Places of the web.
    public var webDomains: Set<WebDomainToken>?
    /// Places of categories.
    public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}

/// Which apps there are.
public struct ApplicationSettings: Equatable, Sendable {
    /// Apps that are not there.
    public var blockedApplications: Set<Application>?
    /// Whether none may be removed.
    public var denyAppRemoval: Bool?
    /// Whether none may be added.
    public var denyAppInstallation: Bool?
}
