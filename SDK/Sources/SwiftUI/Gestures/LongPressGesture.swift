public import Foundation

/// A press that lasts.
///
/// No effect here: there are no gestures in a widget.
public struct LongPressGesture {
    /// The minimum duration, in seconds.
    public var minimumDuration: Double
    /// The maximum distance that the finger may move, in points.
    public var maximumDistance: CGFloat

    /// Creates a gesture with a minimum duration in seconds.
    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

extension LongPressGesture: PrimitiveGesture {
    /// Whether the finger rests.
    public typealias Value = Bool
}
