public import Foundation

/// A finger that moves over a view.
///
/// No effect here: there are no gestures in a widget.
public struct DragGesture {
    /// The state of a drag.
    public struct Value: Equatable, Sendable {
        /// The time of the event.
        public var time: Date
        /// The current location.
        public var location: CGPoint
        /// The start location.
        public var startLocation: CGPoint
        /// The total translation.
        public var translation: CGSize {
            CGSize(
                width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// The predicted end location.
        public var predictedEndLocation: CGPoint { location }
        /// The predicted total translation.
        public var predictedEndTranslation: CGSize { translation }
    }

    /// The minimum distance.
    public var minimumDistance: CGFloat
    /// The coordinate space of the locations.
    public var coordinateSpace: CoordinateSpace

    /// A finger that moves so far.
    nonisolated public init(
        minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local
    ) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }
}

extension DragGesture: PrimitiveGesture {}
