/// What a finger does on a view.
///
/// No effect here: a widget's views do not take part in gestures.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture tells.
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
    /// Never called: a primitive gesture is not made of others.
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
    /// The gestures as bits.
    public let rawValue: UInt32

    /// Creates a set from raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// None.
    public static let none: GestureMask = []
    /// The one that is added.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// All.
    public static let all = GestureMask(rawValue: 3)
}
