public import Foundation

/// A product.
///
/// Differs from Apple: there is no store, so no product is ever found; the log says so once.
public struct Product: Identifiable, Hashable, Sendable {
    /// The type of a product.
    public struct ProductType: RawRepresentable, Hashable, Codable, Sendable {
        /// The raw name.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Consumable.
        public static let consumable = ProductType(rawValue: "Consumable")
        /// Non-consumable.
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        /// A non-renewing subscription.
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        /// An auto-renewable subscription.
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    /// The result of a purchase.
    public enum PurchaseResult: Sendable {
        /// The purchase succeeded.
        case success(VerificationResult<Transaction>)
        /// The user cancelled the purchase.
        case userCancelled
        /// The purchase is pending approval.
        case pending
    }

    /// A subscription offer.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// The payment mode.
        public enum PaymentMode: Hashable, Sendable {
            /// A free trial.
            case freeTrial
            /// Pay as you go.
            case payAsYouGo
            /// Pay up front.
            case payUpFront
        }

        /// The identifier.
        public let id: String?
        /// The price.
        public let price: Decimal
        /// The formatted price.
        public let displayPrice: String
        /// The length of a period.
        public let period: SubscriptionPeriod
        /// The number of periods.
        public let periodCount: Int
        /// The payment mode.
        public let paymentMode: PaymentMode
    }

    /// The period of a subscription.
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
        /// The number of units.
        public let value: Int

        /// One week.
        public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
        /// One month.
        public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
        /// One year.
        public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
    }

    /// The information about a subscription.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// The identifier of the subscription group.
        public let subscriptionGroupID: String
        /// The subscription period.
        public let subscriptionPeriod: SubscriptionPeriod

        /// The introductory offer.
        public let introductoryOffer: SubscriptionOffer?
        /// The promotional offers.
        public let promotionalOffers: [SubscriptionOffer]
        /// The display name of the subscription group.
        public let groupDisplayName: String

        /// The user's subscriptions in the group; always empty.
        public var status: [Status] { get async throws { [] } }

        /// Returns the user's subscriptions in a group; always empty.
        public static func status(for groupID: String) async throws -> [Status] { [] }

        /// Whether the user is eligible for an introductory offer; always `false`.
        public var isEligibleForIntroOffer: Bool { get async { false } }

        /// Whether the user is eligible for an introductory offer; always `false`.
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    }

    /// The identifier of the product.
    public let id: String
    /// The type of a product.
    public let type: ProductType
    /// The display name.
    public let displayName: String
    /// The description.
    public let description: String
    /// The price.
    public let price: Decimal
    /// The formatted price.
    public let displayPrice: String
    /// The information about a subscription.
    public let subscription: SubscriptionInfo?

    /// Returns the products with identifiers; always empty.
    public static func products(
        for identifiers: some Collection<String>
    ) async throws -> [Product] {
        PluginLog.warnOnce("There is no store on Linux: nothing can be bought.")
        return []
    }

    /// Purchases the product; it always fails.
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        throw StoreKitError.notAvailableInStorefront
    }

    /// The latest transaction of the product; always `nil`.
    public var latestTransaction: VerificationResult<Transaction>? {
        get async { nil }
    }

    /// Whether family members can share the product.
    public let isFamilyShareable: Bool
    /// The format style of prices.
    public let priceFormatStyle: Decimal.FormatStyle.Currency

    /// An option of a purchase.
    public struct PurchaseOption: Hashable, Sendable {
        private let name: String

        /// The app's token of the account.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption {
            PurchaseOption(name: token.uuidString)
        }

        /// The quantity.
        public static func quantity(_ quantity: Int) -> PurchaseOption {
            PurchaseOption(name: "\(quantity)")
        }
    }

    /// The transaction that entitles the user to the product; always `nil`.
    public var currentEntitlement: VerificationResult<Transaction>? {
        get async { nil }
    }
}
