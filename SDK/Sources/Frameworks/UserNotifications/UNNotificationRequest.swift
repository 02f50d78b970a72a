public import Foundation

/// A message and when to show it.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    // Unchecked: nothing changes after it is made.

    /// The name to take it back by.
    public let identifier: String
    /// The message.
    public let content: UNNotificationContent
    /// When to show it; `nil`: at once.
    public let trigger: UNNotificationTrigger?

    /// Makes a request.
    public init(
        identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
    ) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}
