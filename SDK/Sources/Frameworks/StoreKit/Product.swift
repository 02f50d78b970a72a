public import Foundation

/// Something that can be bought.
///
/// Differs from Apple: there is no store; none is ever found, and the log says so once.
public struct Product: Identifiable, Hashable, Sendable {
    /// What kind of thing it is.
    public struct ProductType: RawRepresentable, Hashable, Codable, Sendable {
        /// The raw name.
        public let rawValue: String

        /// Creates a value from its raw name.
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

    /// What a time of a subscription costs that is not the usual one.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// How it is paid.
        public enum PaymentMode: Hashable, Sendable {
            /// Not at all.
            case freeTrial
            /// Each time.
            case payAsYouGo
            /// At the beginning.
            case payUpFront
        }

        /// Its name.
        public let id: String?
        /// What it costs.
        public let price: Decimal
        /// What it costs, in words.
        public let displayPrice: String
        /// How long a time is.
        public let period: SubscriptionPeriod
        /// How many times.
        public let periodCount: Int
        /// How it is paid.
        public let paymentMode: PaymentMode
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

        /// A week.
        public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
        /// A month.
        public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
        /// A year.
        public static let yearly = SubscriptionPeriod(unit: .year, value: 1)
    }

    /// What holds for a subscription.
    public struct SubscriptionInfo: Hashable, Sendable {
        /// The group it belongs to.
        public let subscriptionGroupID: String
        /// How long it lasts.
        public let subscriptionPeriod: SubscriptionPeriod

        /// What the first time costs.
        public let introductoryOffer: SubscriptionOffer?
        /// What it costs for some.
        public let promotionalOffers: [SubscriptionOffer]
        /// The group's name for users.
        public let groupDisplayName: String

        /// The user's subscriptions of the group: none.
        public var status: [Status] { get async throws { [] } }

        /// The user's subscriptions of a group: none.
        public static func status(for groupID: String) async throws -> [Status] { [] }

        /// Whether the first time costs less: it never comes.
        public var isEligibleForIntroOffer: Bool { get async { false } }

        /// Whether the first time of a group costs less: it never comes.
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
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
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        throw StoreKitError.notAvailableInStorefront
    }

    /// The last purchase of it: none.
    public var latestTransaction: VerificationResult<Transaction>? {
        get async { nil }
    }

    /// Whether a family may share it.
    public let isFamilyShareable: Bool
    /// How prices are written.
    public let priceFormatStyle: Decimal.FormatStyle.Currency

    /// What an app says when it sells.
    public struct PurchaseOption: Hashable, Sendable {
        private let name: String

        /// Who buys, as the app knows them.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption {
            PurchaseOption(name: token.uuidString)
        }

        /// How many.
        public static func quantity(_ quantity: Int) -> PurchaseOption {
            PurchaseOption(name: "\(quantity)")
        }
    }

    /// The purchase of it that counts: none.
    public var currentEntitlement: VerificationResult<Transaction>? {
        get async { nil }
    }
}
