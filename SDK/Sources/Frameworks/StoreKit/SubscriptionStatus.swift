public import Foundation

extension Product.SubscriptionInfo {
    /// Whether a subscription counts.
    public struct RenewalState: RawRepresentable, Hashable, Sendable {
        /// The state's number.
        public let rawValue: Int

        /// Takes a number.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// It does.
        public static let subscribed = RenewalState(rawValue: 1)
        /// No longer.
        public static let expired = RenewalState(rawValue: 2)
        /// It could not be paid.
        public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
        /// It could not be paid, and still does.
        public static let inGracePeriod = RenewalState(rawValue: 4)
        /// It was taken back.
        public static let revoked = RenewalState(rawValue: 5)
    }

    /// Whether and how a subscription goes on.
    public struct RenewalInfo: Hashable, Sendable {
        /// The first purchase's number.
        public let originalTransactionID: UInt64
        /// What is subscribed now.
        public let currentProductID: String
        /// What is subscribed next.
        public let autoRenewPreference: String?
        /// Whether it goes on.
        public let willAutoRenew: Bool
        /// When it goes on.
        public let renewalDate: Date?
        /// Until when it counts although it could not be paid.
        public let gracePeriodExpirationDate: Date?
        /// Whether it is tried again to have it paid.
        public let isInBillingRetry: Bool
    }

    /// A subscription of the user.
    public struct Status: Hashable, Sendable {
        /// Whether it counts.
        public let state: RenewalState
        /// Its last purchase.
        public let transaction: VerificationResult<Transaction>
        /// Whether and how it goes on.
        public let renewalInfo: VerificationResult<RenewalInfo>

        /// Changes to come: none.
        public static var updates: Statuses { Statuses() }

        /// Subscriptions as they change: none.
        public struct Statuses: AsyncSequence, Sendable {
            /// A subscription.
            public typealias Element = Status

            /// Ends at once.
            public struct AsyncIterator: AsyncIteratorProtocol {
                /// There is none.
                public mutating func next() async -> Status? { nil }
            }

            /// Creates an iterator over the values.
            public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
        }
    }
}
