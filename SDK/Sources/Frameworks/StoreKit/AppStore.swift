public import Foundation

/// The reason why the store failed.
public enum StoreKitError: Error, Sendable {
    /// An unknown error.
    case unknown
    /// The user cancelled the request.
    case userCancelled
    /// The network is not available.
    case networkError(URLError)
    /// The system failed.
    case systemError(any Error)
    /// The product is not available in the user's storefront.
    case notAvailableInStorefront
    /// The app is not entitled.
    case notEntitled
}

/// The App Store.
public enum AppStore {
    /// The environment of the store.
    public struct Environment: RawRepresentable, Hashable, Codable, Sendable {
        /// The store's name.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The production environment.
        public static let production = Environment(rawValue: "Production")
        /// The sandbox environment.
        public static let sandbox = Environment(rawValue: "Sandbox")
        /// The environment of Xcode.
        public static let xcode = Environment(rawValue: "Xcode")
    }

    /// Whether the user can make payments; always `false`.
    public static var canMakePayments: Bool { false }

    /// Synchronizes purchases; there are none.
    public static func sync() async throws {}
}

/// The purchase of the app itself.
///
/// Differs from Apple: there is no purchase of the app, and requesting it fails.
public struct AppTransaction: Hashable, Sendable {
    /// The bundle identifier of the app.
    public let bundleID: String
    /// The version of the app.
    public let appVersion: String
    /// The version of the app that the user purchased.
    public let originalAppVersion: String
    /// The original purchase date.
    public let originalPurchaseDate: Date
    /// The environment of the store.
    public let environment: AppStore.Environment

    /// Always throws, since there is no store.
    public static var shared: VerificationResult<AppTransaction> {
        get async throws { throw StoreKitError.notAvailableInStorefront }
    }

    /// Always throws, since there is no store.
    public static func refresh() async throws -> VerificationResult<AppTransaction> {
        throw StoreKitError.notAvailableInStorefront
    }
}

/// The storefront of a country or region.
public struct Storefront: Hashable, Sendable, Identifiable {
    /// The identifier of the store.
    public let id: String
    /// The country code, of three letters (ISO 3166-1 alpha-3).
    public let countryCode: String

    /// The user's storefront; always `nil`.
    public static var current: Storefront? { get async { nil } }
}

/// Requests reviews of an app.
public enum SKStoreReviewController {
    /// No effect here: there is no store.
    public static func requestReview() {}
}
