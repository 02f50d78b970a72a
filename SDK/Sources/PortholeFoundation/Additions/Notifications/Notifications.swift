// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

extension NotificationCenter {
    /// An asynchronous sequence of the notifications of a name.
    ///
    /// Contains only notifications posted after the iteration began, as on Apple's platforms.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        // Unchecked: its values never change; an object is compared only.

        /// The element type.
        public typealias Element = Notification

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: AnyObject?

        fileprivate init(
            _ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?
        ) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Iterates over the notifications in the order in which they are posted.
        public struct AsyncIterator: AsyncIteratorProtocol {
            private var posted: AsyncStream<Posted>.Iterator

            fileprivate init(_ posted: AsyncStream<Posted>) {
                self.posted = posted.makeAsyncIterator()
            }

            /// Returns the next notification, or `nil` if the task is cancelled.
            public mutating func next() async -> Notification? { await posted.next()?.notification }
        }

        /// Starts observing and returns an iterator.
        public func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator(
                AsyncStream { stream in
                    let observer = Observer(
                        token: center.addObserver(forName: name, object: object, queue: nil) {
                            stream.yield(Posted(notification: $0))
                        })
                    stream.onTermination = { [center] _ in center.removeObserver(observer.token) }
                })
        }
    }

    /// Unchecked: handed from the thread that posts to the one that waits, as on Apple's platforms.
    fileprivate struct Posted: @unchecked Sendable {
        let notification: Notification
    }

    /// Unchecked: the token is only handed back.
    private struct Observer: @unchecked Sendable {
        let token: any NSObjectProtocol
    }

    /// Returns the future notifications of a name, posted by any object or by one.
    public func notifications(
        named name: Notification.Name, object: (AnyObject & Sendable)? = nil
    ) -> Notifications { Notifications(self, name, object) }
}

extension Notification.Name {
    /// Posted when the system clock changes; never posted here.
    public static let NSSystemClockDidChange = Notification.Name(
        "NSSystemClockDidChangeNotification")
}
