public import Foundation

/// A message and when to show it.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    // Unchecked: it is immutable.

    /// The name to take it back by.
    public let identifier: String
    /// The content.
    public let content: UNNotificationContent
    /// The trigger; `nil` means immediately.
    public let trigger: UNNotificationTrigger?

    /// Creates a request.
    public init(
        identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
    ) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}
