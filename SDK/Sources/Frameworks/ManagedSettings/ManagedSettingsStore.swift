/// Settings that restrict what a user may use.
///
/// Differs from Apple: settings are stored in memory and restrict nothing; the log says so once.
public final class ManagedSettingsStore: @unchecked Sendable {
    // Unchecked: used by one thread, as on Apple's platforms.

    /// The name of a store.
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

    /// The shielded apps and domains.
    public var shield = ShieldSettings() {
        didSet { warn() }
    }
    /// The settings for apps.
    public var application = ApplicationSettings() {
        didSet { warn() }
    }

    /// Creates a store.
    public init(named name: Name = .default) {}

    /// Clears all settings.
    public func clearAllSettings() {
        shield = ShieldSettings()
        application = ApplicationSettings()
    }

    private func warn() {
        PluginLog.warnOnce("A ManagedSettingsStore keeps nobody from anything on Linux.")
    }
}

/// The shielded apps and domains.
public struct ShieldSettings: Equatable, Sendable {
    /// A policy for categories.
    public enum ActivityCategoryPolicy<T: Hashable & Sendable>: Equatable, Sendable {
        /// No categories.
        case none
        /// Specific categories with exceptions.
        case specific(_ categories: Set<ActivityCategoryToken>, except: Set<Token<T>> = [])
        /// All categories with exceptions.
        case all(except: Set<Token<T>> = [])
    }

    /// The apps.
    public var applications: Set<ApplicationToken>?
    /// The apps of categories.
    public var applicationCategories: ActivityCategoryPolicy<Application>?
    /// The web domains.
    public var webDomains: Set<WebDomainToken>?
    /// The web domains of categories.
    public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}

/// The settings for apps.
public struct ApplicationSettings: Equatable, Sendable {
    /// Apps that are not there.
    public var blockedApplications: Set<Application>?
    /// Whether none may be removed.
    public var denyAppRemoval: Bool?
    /// Whether none may be added.
    public var denyAppInstallation: Bool?
}
