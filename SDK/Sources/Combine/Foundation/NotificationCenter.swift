public import Foundation
public import OpenCombine

extension NotificationCenter {
    /// The notifications of a name, each as it is posted.
    ///
    /// - Parameters:
    ///   - name: Which notifications.
    ///   - object: Whose notifications; nil for everybody's.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }

    /// Publishes notifications as they are posted, on the thread that posts them.
    public struct Publisher: OpenCombine.Publisher, Equatable {
        /// What was posted.
        public typealias Output = Notification
        /// It cannot fail.
        public typealias Failure = Never

        /// Where they are posted.
        public let center: NotificationCenter
        /// Which notifications.
        public let name: Notification.Name
        /// Whose notifications; nil for everybody's.
        public let object: AnyObject?

        /// As ``Foundation/NotificationCenter/publisher(for:object:)`` makes it.
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
