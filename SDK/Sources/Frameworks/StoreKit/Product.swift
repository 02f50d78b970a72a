public import Foundation

/// Something that can be bought.
///
/// Differs from Apple: there is no store; none is ever found, and the log says so once.
public struct Product: Identifiable, Hashable, Sendable {
    /// What kind of thing it is.
    public struct ProductType: RawRepresentable, Hashable, Codable, Sendable {
        /// The kind's name.
        public let rawValue: String

        /// Takes a name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Used up.
        public static let consumable = ProductType(rawValue: "Consumable")
        /// Kept.
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        /// For a time.
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        /// For a time, and then again.
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    /// How buying went.
    public enum PurchaseResult: Sendable {
        /// It was bought.
        case success(VerificationResult<Transaction>)
        /// The user did not want to.
        case userCancelled
        /// Somebody has to allow it.
        case pending
    }

    /// A time of a subscription.
    public struct SubscriptionPeriod: Hashable, Codable, Sendable {
        /// A unit of time.
        public enum Unit: Hashable, Codable, Sendable {
            /// Days.
            case day
            /// Weeks.
            case week
            /// Months.
            case month
            /// Years.
            case year
        }

        /// The unit.
        public let unit: Unit
        /// How many of it.
        public let value: Int
    }

    /// What holds for a subscription.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// The group it belongs to.
        public let subscriptionGroupID: String
        /// How long it lasts.
        public let subscriptionPeriod: SubscriptionPeriod

        /// Whether a subscription counts.
        public enum RenewalState: Hashable, Sendable {
            /// It does.
            case subscribed
            /// No longer.
            case expired
            /// It could not be paid.
            case inBillingRetryPeriod
            /// It could not be paid, and still does.
            case inGracePeriod
            /// It was taken back.
            case revoked
        }
    }

    /// The product's name.
    public let id: String
    /// What kind of thing it is.
    public let type: ProductType
    /// What users see it called.
    public let displayName: String
    /// What users read of it.
    public let description: String
    /// What it costs.
    public let price: Decimal
    /// What it costs, in words.
    public let displayPrice: String
    /// What holds for the subscription.
    public let subscription: SubscriptionInfo?

    /// The products of names: none.
    public static func products(
        for identifiers: some Collection<String>
    ) async throws -> [Product] {
        PluginLog.warnOnce("There is no store on Linux: nothing can be bought.")
        return []
    }

    /// Buys it: it cannot be.
    public func purchase() async throws -> PurchaseResult {
        throw StoreKitError.notAvailableInStorefront
    }

    /// The purchase of it that counts: none.
    public var currentEntitlement: VerificationResult<Transaction>? {
        get async { nil }
    }
}

/// Why the store does not answer.
public enum StoreKitError: Error, Sendable {
    /// It is not known.
    case unknown
    /// The user did not want to.
    case userCancelled
    /// There is no network.
    case networkError(URLError)
    /// The system does not.
    case systemError(any Error)
    /// There is no store here.
    case notAvailableInStorefront
    /// The app may not.
    case notEntitled
}

/// The store.
public enum AppStore {
    /// Whether the user may buy: they may not.
    public static var canMakePayments: Bool { false }

    /// Asks for purchases again: there are none.
    public static func sync() async throws {}
}
