/// A gesture on a view.
///
/// No effect here: a widget's views do not take part in gestures.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// The type of the gesture's value.
    associatedtype Value
    /// The type of the gesture this one is made of.
    associatedtype Body: Gesture
    /// The gesture this one is made of.
    var body: Body { get }
}

extension Never: Gesture {
    /// There is no such gesture.
    public typealias Value = Never
}

/// A gesture that is not made of others.
@MainActor @preconcurrency
package protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
    /// Never called, because a primitive gesture has no body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A gesture whose type is hidden.
public struct AnyGesture<Value> {
    /// Hides the type of a gesture.
    nonisolated public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

extension AnyGesture: PrimitiveGesture {}

/// Which gestures of a view and its parts count.
public struct GestureMask: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt32

    /// Creates a set from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// No gestures.
    public static let none: GestureMask = []
    /// The added gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of subviews.
    public static let subviews = GestureMask(rawValue: 2)
    /// All gestures.
    public static let all = GestureMask(rawValue: 3)
}
