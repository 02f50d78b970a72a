public import Foundation

/// Something the user bought.
///
/// Differs from Apple: there is no store; the user has bought nothing.
public struct Transaction: Sendable, Identifiable {
    /// Purchases as they come: none.
    public struct Transactions: AsyncSequence, Sendable {
        /// A purchase, which the store vouches for or not.
        public typealias Element = VerificationResult<Transaction>

        /// Ends at once.
        public struct AsyncIterator: AsyncIteratorProtocol {
            /// There is none.
            public mutating func next() async -> Element? { nil }
        }

        /// Creates an iterator over the values.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    /// The purchase's number.
    public let id: UInt64
    /// What was bought.
    public let productID: String
    /// When.
    public let purchaseDate: Date
    /// Until when it counts.
    public let expirationDate: Date?
    /// When it was taken back.
    public let revocationDate: Date?
    /// Why it was taken back.
    public let revocationReason: RevocationReason?
    /// The first purchase's number, of a subscription.
    public let originalID: UInt64
    /// When the first purchase was, of a subscription.
    public let originalPurchaseDate: Date
    /// The subscription's group.
    public let subscriptionGroupID: String?
    /// What kind of thing was bought.
    public let productType: Product.ProductType
    /// How many of it.
    public let purchasedQuantity: Int
    /// Whether a better subscription took its place.
    public let isUpgraded: Bool
    /// Whose purchase it is.
    public let ownershipType: OwnershipType
    /// What the app wrote down with it.
    public let appAccountToken: UUID?
    /// The app's identifier.
    public let appBundleID: String
    /// Where it was bought.
    public let environment: AppStore.Environment
    /// Whether it is a new purchase or the same again.
    public let reason: Reason
    /// What the store signed.
    public let jsonRepresentation: Data

    /// Whose a purchase is.
    public struct OwnershipType: RawRepresentable, Hashable, Codable, Sendable {
        /// The raw name.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The user's.
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        /// Their family's.
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }

    /// Why a purchase was taken back.
    public struct RevocationReason: RawRepresentable, Hashable, Codable, Sendable {
        /// The numeric error code.
        public let rawValue: Int

        /// Takes a number.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The app did not work.
        public static let developerIssue = RevocationReason(rawValue: 1)
        /// Something else.
        public static let other = RevocationReason(rawValue: 0)
    }

    /// Why there is a purchase.
    public struct Reason: RawRepresentable, Hashable, Codable, Sendable {
        /// The reason's name.
        public let rawValue: String

        /// Creates a value from its raw name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The user bought.
        public static let purchase = Reason(rawValue: "PURCHASE")
        /// A subscription went on.
        public static let renewal = Reason(rawValue: "RENEWAL")
    }

    /// All purchases: none.
    public static var all: Transactions { Transactions() }

    /// The purchases that count: none.
    public static var currentEntitlements: Transactions { Transactions() }

    /// Purchases to come: none.
    public static var updates: Transactions { Transactions() }

    /// The last purchase of a product: there is none.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
        PluginLog.warnOnce("There is no store on Linux: the user has bought nothing.")
        return nil
    }

    /// Purchases that the app has not finished: none.
    public static var unfinished: Transactions { Transactions() }

    /// The purchase of a product that counts: there is none.
    public static func currentEntitlement(
        for productID: String
    ) async -> VerificationResult<Transaction>? { await latest(for: productID) }

    /// The purchases of a product that count: none.
    public static func currentEntitlements(for productID: String) -> Transactions {
        Transactions()
    }

    /// Says that the user has what they bought.
    public func finish() async {}
}

/// A value that the store vouches for or not.
public enum VerificationResult<SignedType: Sendable>: Sendable {
    /// It does not.
    case unverified(SignedType, VerificationError)
    /// It does.
    case verified(SignedType)

    /// Why the store does not vouch for a value.
    public enum VerificationError: Error, Hashable, Sendable {
        /// A certificate was taken back.
        case revokedCertificate
        /// A certificate does not hold.
        case invalidCertificateChain
        /// It is another device's.
        case invalidDeviceVerification
        /// It cannot be read.
        case invalidEncoding
        /// It was changed.
        case invalidSignature
        /// Something is missing.
        case missingRequiredProperties
    }

    /// The value; throws where the store does not vouch for it.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }

    /// The value, whether the store vouches for it or not.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

extension VerificationResult where SignedType == Transaction {
    /// What the store signed, as text.
    public var jwsRepresentation: String {
        String(decoding: unsafePayloadValue.jsonRepresentation, as: UTF8.self)
    }
}

extension Transaction: Hashable {
    /// Whether both are the same purchase.
    public static func == (first: Transaction, second: Transaction) -> Bool {
        first.id == second.id
    }

    /// Feeds the purchase's number to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
