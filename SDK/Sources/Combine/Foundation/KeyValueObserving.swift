public import Foundation
public import OpenCombine
public import PortholeFoundation

extension NSObject {
    /// Publishes a value of an object whenever the object says that it changed.
    ///
    /// Differs from Apple as `observe(_:options:changeHandler:)` does: without Objective-C's
    /// runtime nothing but `didChangeValue(for:)` tells of a change. The thread is the one that
    /// says so.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
        /// The value.
        public typealias Output = Value
        /// It cannot fail.
        public typealias Failure = Never

        /// Whose value.
        public let object: Subject
        /// Which value.
        public let keyPath: KeyPath<Subject, Value>
        /// When it is published.
        public let options: NSKeyValueObservingOptions

        /// As `publisher(for:options:)` makes it.
        public init(
            object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
        ) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        /// Attaches a subscriber, which has the value at once where `options` has `.initial`.
        public func receive<Downstream: Subscriber>(
            subscriber: Downstream
        ) where Downstream.Input == Value, Downstream.Failure == Never {
            let values = PassthroughSubject<Value, Never>()
            var observation: NSKeyValueObservation?
            values.handleEvents(receiveCancel: { observation?.invalidate() })
                .receive(subscriber: subscriber)
            let observed = object.observe(keyPath, options: options.union(.new)) { object, change in
                // Before a change, the old value; its new one is not there yet.
                values.send(change.newValue ?? object[keyPath: keyPath])
            }
            observation = observed
        }

        /// Whether both publish the same value.
        public static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
        }
    }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Publishes a value now, and whenever the object says that it changed.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}
