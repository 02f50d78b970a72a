public import Foundation
public import OpenCombine

extension NotificationCenter {
    /// Returns a publisher of the notifications with a name.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - object: The object that posts the notifications; nil for any object.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Publishes notifications as they are posted, on the thread that posts them.
    public struct Publisher: OpenCombine.Publisher, Equatable {
        /// A posted notification.
        public typealias Output = Notification
        /// The publisher cannot fail.
        public typealias Failure = Never

        /// The center to which notifications are posted.
        public let center: NotificationCenter
        /// The name of the notifications.
        public let name: Notification.Name
        /// The object that posts the notifications; nil for any object.
        public let object: AnyObject?

        /// Creates the publisher of ``Foundation/NotificationCenter/publisher(for:object:)``.
        public init(
            center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil
        ) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Attaches a subscriber.
        public func receive<Downstream: Subscriber>(
            subscriber: Downstream
        ) where Downstream.Input == Notification, Downstream.Failure == Never {
            let subject = PassthroughSubject<Notification, Never>()
            // A subject may be sent to from any thread.
            nonisolated(unsafe) let notifications = subject
            let observer = center.addObserver(forName: name, object: object, queue: nil) {
                notifications.send($0)
            }
            subject.handleEvents(receiveCancel: { [center] in center.removeObserver(observer) })
                .receive(subscriber: subscriber)
        }

        /// Whether both publish the same notifications.
        public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
            lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
        }
    }
}
