public import Foundation

/// A purchase of the user.
///
/// Differs from Apple: there is no store, so there are no purchases.
public struct Transaction: Sendable, Identifiable {
    /// A sequence of transactions; always empty.
    public struct Transactions: AsyncSequence, Sendable {
        /// A transaction with the result of its verification.
        public typealias Element = VerificationResult<Transaction>

        /// An iterator without elements.
        public struct AsyncIterator: AsyncIteratorProtocol {
            /// Always returns `nil`.
            public mutating func next() async -> Element? { nil }
        }

        /// Creates an iterator over the values.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// The identifier of the transaction.
    public let id: UInt64
    /// The identifier of the product.
    public let productID: String
    /// The purchase date.
    public let purchaseDate: Date
    /// The expiration date.
    public let expirationDate: Date?
    /// The revocation date.
    public let revocationDate: Date?
    /// The reason for the revocation.
    public let revocationReason: RevocationReason?
    /// The identifier of the original transaction.
    public let originalID: UInt64
    /// The date of the original purchase.
    public let originalPurchaseDate: Date
    /// The identifier of the subscription group.
    public let subscriptionGroupID: String?
    /// The type of the product.
    public let productType: Product.ProductType
    /// The quantity.
    public let purchasedQuantity: Int
    /// Whether the user upgraded to another subscription.
    public let isUpgraded: Bool
    /// The ownership.
    public let ownershipType: OwnershipType
    /// The app's token of the account.
    public let appAccountToken: UUID?
    /// The bundle identifier of the app.
    public let appBundleID: String
    /// The environment of the store.
    public let environment: AppStore.Environment
    /// The reason for the transaction.
    public let reason: Reason
    /// The signed JSON.
    public let jsonRepresentation: Data

    /// The ownership.
    public struct OwnershipType: RawRepresentable, Hashable, Codable, Sendable {
        /// The raw name.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Purchased by the user.
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        /// Shared by the family.
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }

    /// The reason for a revocation.
    public struct RevocationReason: RawRepresentable, Hashable, Codable, Sendable {
        /// The numeric error code.
        public let rawValue: Int

        /// Creates a reason from its number.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// An issue with the app.
        public static let developerIssue = RevocationReason(rawValue: 1)
        /// Another reason.
        public static let other = RevocationReason(rawValue: 0)
    }

    /// The reason for a transaction.
    public struct Reason: RawRepresentable, Hashable, Codable, Sendable {
        /// The raw name.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// A purchase.
        public static let purchase = Reason(rawValue: "PURCHASE")
        /// A renewal.
        public static let renewal = Reason(rawValue: "RENEWAL")
    }

    /// All transactions; always empty.
    public static var all: Transactions { Transactions() }

    /// The transactions that entitle the user to products; always empty.
    public static var currentEntitlements: Transactions { Transactions() }

    /// The future transactions; always empty.
    public static var updates: Transactions { Transactions() }

    /// Returns the latest transaction of a product; always `nil`.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
        PluginLog.warnOnce("There is no store on Linux: the user has bought nothing.")
        return nil
    }

    /// The transactions that the app has not finished; always empty.
    public static var unfinished: Transactions { Transactions() }

    /// Returns the current entitlement of a product; always `nil`.
    public static func currentEntitlement(
        for productID: String
    ) async -> VerificationResult<Transaction>? { await latest(for: productID) }

    /// Returns the transactions that entitle the user to a product; always empty.
    public static func currentEntitlements(for productID: String) -> Transactions {
        Transactions()
    }

    /// Finishes the transaction.
    public func finish() async {}
}

extension Transaction: Hashable {
    /// Whether both have the same identifier.
    public static func == (first: Transaction, second: Transaction) -> Bool {
        first.id == second.id
    }

    /// Feeds the identifier to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
