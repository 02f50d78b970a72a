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

        /// Begins.
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

    /// Says that the user has what they bought.
    public func finish() async {}
}

/// A value that the store vouches for or not.
public enum VerificationResult<SignedType: Sendable>: Sendable {
    /// It does not.
    case unverified(SignedType, any Error)
    /// It does.
    case verified(SignedType)
}
