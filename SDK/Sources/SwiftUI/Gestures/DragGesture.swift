public import Foundation

/// A dragging motion.
///
/// No effect here: there are no gestures in a widget.
public struct DragGesture {
    /// The state of a drag.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The current location, in points.
        public var location: CGPoint
        /// The start location, in points.
        public var startLocation: CGPoint
        /// The translation since the start, in points.
        public var translation: CGSize {
            CGSize(
                width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// The predicted end location, in points.
        public var predictedEndLocation: CGPoint { location }
        /// The predicted translation at the end, in points.
        public var predictedEndTranslation: CGSize { translation }
    }

    /// The distance after which the gesture starts, in points.
    public var minimumDistance: CGFloat
    /// The coordinate space of the locations.
    public var coordinateSpace: CoordinateSpace

    /// Creates a gesture that starts after a distance in points.
    nonisolated public init(
        minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
    ) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }
}

extension DragGesture: PrimitiveGesture {}
