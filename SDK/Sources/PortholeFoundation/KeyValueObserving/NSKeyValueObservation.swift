public import Foundation
import Synchronization

/// Options of an observation.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The raw bits of the set.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Includes the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// Includes the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Also reports the initial value.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Also reports before the change.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of a change.
public enum NSKeyValueChange: UInt, Sendable {
    /// The value was set.
    case setting = 1
    /// Elements were inserted.
    case insertion
    /// Elements were removed.
    case removal
    /// Elements were replaced.
    case replacement
}

/// A change of a value.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of a change.
    public typealias Kind = NSKeyValueChange

    /// The kind of the change.
    public let kind: Kind
    /// The new value, if it was requested.
    public let newValue: Value?
    /// The old value, if it was requested.
    public let oldValue: Value?
    /// The indexes that changed; always `nil` here.
    public let indexes: IndexSet?
    /// Whether the change has not happened yet.
    public let isPrior: Bool
}

/// An observation of a value, active until it is invalidated or released.
public class NSKeyValueObservation: NSObject, @unchecked Sendable {
    // Unchecked: the registry's lock guards all mutable state.

    /// The calls before and after a change.
    fileprivate enum Step {
        case before, after
    }

    fileprivate let object: ObjectIdentifier
    fileprivate let keyPath: AnyKeyPath
    private let notify: (Step) -> Void

    fileprivate init(
        _ object: NSObject, _ keyPath: AnyKeyPath, notify: @escaping (Step) -> Void
    ) {
        self.object = ObjectIdentifier(object)
        self.keyPath = keyPath
        self.notify = notify
        super.init()
        ObservationRegistry.add(self)
    }

    deinit { invalidate() }

    /// Ends the observation.
    public func invalidate() { ObservationRegistry.remove(self) }

    fileprivate func tell(_ step: Step) { notify(step) }
}

/// An object whose values can be observed.
///
/// Differs from Apple: only changes announced by `willChangeValue(for:)` and `didChangeValue(for:)`
/// are reported, whether the property is `dynamic` or not, because there is no Objective-C runtime.
public protocol _KeyValueCodingAndObserving {
}

extension NSObject: _KeyValueCodingAndObserving {
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Calls `changeHandler` for each announced change of the value, as long as the result is
    /// retained.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        var old: Value?
        func tell(_ object: Self, isPrior: Bool) {
            let isNewWanted = options.contains(.new) && !isPrior
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: .setting, newValue: isNewWanted ? object[keyPath: keyPath] : nil,
                    oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior))
        }
        let observation = NSKeyValueObservation(self, keyPath) { [weak self] step in
            guard let self else { return }
            switch step {
            case .before:
                old = self[keyPath: keyPath]
                if options.contains(.prior) { tell(self, isPrior: true) }
            case .after: tell(self, isPrior: false)
            }
        }
        if options.contains(.initial) { tell(self, isPrior: false) }
        return observation
    }

    /// Announces that a value will change; ``didChangeValue(for:)`` must follow.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        for observation in ObservationRegistry.of(self, keyPath) { observation.tell(.before) }
    }

    /// Announces that a value has changed.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        for observation in ObservationRegistry.of(self, keyPath) { observation.tell(.after) }
    }
}

/// All active observations.
private enum ObservationRegistry {
    /// Unsafe but sound: it holds only `NSKeyValueObservation`s, which are guarded by the lock.
    private struct Observer: @unchecked Sendable {
        weak var observation: NSKeyValueObservation?
    }

    private static let observers = Mutex<[ObjectIdentifier: [Observer]]>([:])

    static func add(_ observation: NSKeyValueObservation) {
        let observer = Observer(observation: observation)
        let object = observation.object
        observers.withLock { $0[object, default: []].append(observer) }
    }

    static func remove(_ observation: NSKeyValueObservation) {
        let (object, ended) = (observation.object, ObjectIdentifier(observation))
        observers.withLock { observers in
            let left = (observers[object] ?? []).filter {
                // Weak references to an observation that is being released are already `nil`.
                $0.observation.map { ObjectIdentifier($0) != ended } ?? false
            }
            observers[object] = left.isEmpty ? nil : left
        }
    }

    static func of(_ object: NSObject, _ keyPath: AnyKeyPath) -> [NSKeyValueObservation] {
        let observers = observers.withLock { $0[ObjectIdentifier(object)] ?? [] }
        return observers.compactMap(\.observation).filter { $0.keyPath == keyPath }
    }
}
