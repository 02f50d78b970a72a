public import Foundation

/// A finger that rests on a view.
///
/// No effect here: there are no gestures in a widget.
public struct LongPressGesture {
    /// The minimum duration, in seconds.
    public var minimumDuration: Double
    /// The maximum distance the finger may move.
    public var maximumDistance: CGFloat

    /// A finger that rests for so many seconds.
    nonisolated public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
    }
}

extension LongPressGesture: PrimitiveGesture {
    /// Whether the finger rests.
    public typealias Value = Bool
}
