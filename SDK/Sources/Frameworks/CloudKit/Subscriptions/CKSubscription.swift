public import Foundation

/// A subscription to changes, which are never reported here.
open class CKSubscription: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, it is not for several threads.

    /// The identifier of a subscription.
    public typealias ID = String

    /// The content of a notification.
    open class NotificationInfo: NSObject {
        /// The text.
        open var alertBody: String?
        /// The localization key of the text.
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
        /// The fields of the record that are included.
        open var desiredKeys: [CKRecord.FieldKey]?

        /// Creates an empty notification.
        public override init() {}
    }

    /// The identifier of a subscription.
    public let subscriptionID: ID
    /// The content of a notification.
    open var notificationInfo: NotificationInfo?

    init(subscriptionID: ID) { self.subscriptionID = subscriptionID }
}
