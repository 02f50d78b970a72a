public import Foundation

/// Two fingers that part.
///
/// No effect here: there are no gestures in a widget.
public struct MagnifyGesture {
    /// How far the fingers have parted.
    public struct Value: Equatable, Sendable {
        /// When.
        public var time: Date
        /// How much larger what they hold is.
        public var magnification: CGFloat
    }

    /// Two fingers that part so far.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

extension MagnifyGesture: PrimitiveGesture {}

/// Two fingers that part.
///
/// No effect here: there are no gestures in a widget.
public struct MagnificationGesture {
    /// Two fingers that part so far.
    nonisolated public init(minimumScaleDelta: CGFloat = 0.01) {}
}

extension MagnificationGesture: PrimitiveGesture {
    /// How much larger what they hold is.
    public typealias Value = CGFloat
}
