public import Foundation

/// What a user wants to be told of; nobody tells it here.
open class CKSubscription: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, it is not for several threads.

    /// What distinguishes a subscription.
    public typealias ID = String

    /// What a notification says.
    open class NotificationInfo: NSObject {
        /// The text.
        open var alertBody: String?
        /// The key of the text.
        open var alertLocalizationKey: String?
        /// The title.
        open var title: String?
        /// The sound's name.
        open var soundName: String?
        /// The category.
        open var category: String?
        /// Whether the app's icon counts it.
        open var shouldBadge = false
        /// Whether it wakes the app without being shown.
        open var shouldSendContentAvailable = false
        /// Values of the record that come along.
        open var desiredKeys: [CKRecord.FieldKey]?

        /// Says nothing.
        public override init() {}
    }

    /// What distinguishes the subscription.
    public let subscriptionID: ID
    /// What a notification says.
    open var notificationInfo: NotificationInfo?

    init(subscriptionID: ID) { self.subscriptionID = subscriptionID }
}
