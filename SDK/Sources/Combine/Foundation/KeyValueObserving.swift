public import Foundation
public import OpenCombine
public import PortholeFoundation

extension NSObject {
    /// Publishes a property of an object whenever it changes.
    ///
    /// Differs from Apple as `observe(_:options:changeHandler:)` does: without the runtime of
    /// Objective-C, only a call of `didChangeValue(for:)` reports a change. Values are published on
    /// the thread of that call.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
        /// The value of the property.
        public typealias Output = Value
        /// The publisher cannot fail.
        public typealias Failure = Never

        /// The observed object.
        public let object: Subject
        /// The key path of the property.
        public let keyPath: KeyPath<Subject, Value>
        /// When the property is published.
        public let options: NSKeyValueObservingOptions

        /// Creates the publisher of `publisher(for:options:)`.
        public init(
            object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
        ) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        /// Attaches a subscriber; it receives the current value first if `options` has `.initial`.
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

        /// Whether both publish the same property with the same options.
        public static func == (lhs: Self, rhs: Self) -> Bool {
            lhs.object === rhs.object && lhs.keyPath == rhs.keyPath && lhs.options == rhs.options
        }
    }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Returns a publisher of a property: its current value, and a value after each change.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}
