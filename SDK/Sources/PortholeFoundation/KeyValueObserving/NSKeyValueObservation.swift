public import Foundation
import Synchronization

/// What is told of a change.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// The value at the beginning, too.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Before the change, too.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// What happened to a value.
public enum NSKeyValueChange: UInt, Sendable {
    /// It is another one.
    case setting = 1
    /// Something was put in.
    case insertion
    /// Something was taken out.
    case removal
    /// Something in it was replaced.
    case replacement
}

/// A change of a value.
public struct NSKeyValueObservedChange<Value> {
    /// What happened to a value.
    public typealias Kind = NSKeyValueChange

    /// What happened.
    public let kind: Kind
    /// The new value, where it was asked for.
    public let newValue: Value?
    /// The old value, where it was asked for.
    public let oldValue: Value?
    /// Which parts changed: not known.
    public let indexes: IndexSet?
    /// Whether the change is still to come.
    public let isPrior: Bool
}

/// An observation of a value, until it is invalidated or nobody keeps it.
public class NSKeyValueObservation: NSObject, @unchecked Sendable {
    // Unchecked: the registry's lock guards what changes.

    /// What is done before and after a change.
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

/// Objects of which values can be observed.
///
/// Differs from Apple: a change is told where the object says so, by `willChangeValue(for:)` and `didChangeValue(for:)`;
/// without Objective-C's runtime nothing else sees it, `dynamic` or not.
public protocol _KeyValueCodingAndObserving {
}

extension NSObject: _KeyValueCodingAndObserving {
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Calls `changeHandler` when the object says that a value changes, while the result is kept.
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

    /// Says that a value is about to change; ``didChangeValue(for:)`` follows.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        for observation in ObservationRegistry.of(self, keyPath) { observation.tell(.before) }
    }

    /// Says that a value has changed.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        for observation in ObservationRegistry.of(self, keyPath) { observation.tell(.after) }
    }
}

/// Who observes what.
private enum ObservationRegistry {
    /// Unsafe but sound: only `NSKeyValueObservation`s, which keep themselves by their lock.
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
                // One that is being released has no reference any more.
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
