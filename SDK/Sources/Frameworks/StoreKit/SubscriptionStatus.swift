public import Foundation

extension Product.SubscriptionInfo {
    /// The renewal state of a subscription.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
        /// The numeric state.
        public let rawValue: Int

        /// Creates a state from its number.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Subscribed.
        public static let subscribed = RenewalState(rawValue: 1)
        /// Expired.
        public static let expired = RenewalState(rawValue: 2)
        /// The store retries to bill the user.
        public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
        /// The user is in the grace period after failed billing.
        public static let inGracePeriod = RenewalState(rawValue: 4)
        /// Revoked.
        public static let revoked = RenewalState(rawValue: 5)
    }

    /// The renewal information of a subscription.
    public struct RenewalInfo: Hashable, Sendable {
        /// The identifier of the original transaction.
        public let originalTransactionID: UInt64
        /// The current product.
        public let currentProductID: String
        /// The product at the next renewal.
        public let autoRenewPreference: String?
        /// Whether the subscription renews.
        public let willAutoRenew: Bool
        /// The renewal date.
        public let renewalDate: Date?
        /// The end of the grace period after failed billing.
        public let gracePeriodExpirationDate: Date?
        /// Whether the store retries to bill the user.
        public let isInBillingRetry: Bool
    }

    /// A subscription of the user.
    public struct Status: Hashable, Sendable {
        /// The renewal state.
        public let state: RenewalState
        /// The last transaction.
        public let transaction: VerificationResult<Transaction>
        /// The renewal information.
        public let renewalInfo: VerificationResult<RenewalInfo>

        /// Future changes; there are none.
        public static var updates: Statuses { Statuses() }

        /// The changes of subscriptions; always empty.
        public struct Statuses: AsyncSequence, Sendable {
            /// The element type.
            public typealias Element = Status

            /// An iterator without elements.
            public struct AsyncIterator: AsyncIteratorProtocol {
                /// Always returns `nil`.
                public mutating func next() async -> Status? { nil }
            }

            /// Creates an iterator over the values.
            public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
        }
    }
}
