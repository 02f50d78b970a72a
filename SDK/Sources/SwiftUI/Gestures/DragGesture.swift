public import Foundation

/// A finger that moves over a view.
///
/// No effect here: there are no gestures in a widget.
public struct DragGesture {
    /// Where a finger is.
    public struct Value: Equatable, Sendable {
        /// When it was there.
        public var time: Date
        /// Where it is.
        public var location: CGPoint
        /// Where it began.
        public var startLocation: CGPoint
        /// How far it has come.
        public var translation: CGSize {
            CGSize(
                width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// Where it would come to rest.
        public var predictedEndLocation: CGPoint { location }
        /// How far it would have come then.
        public var predictedEndTranslation: CGSize { translation }
    }

    /// How far it must move.
    public var minimumDistance: CGFloat
    /// What its place is measured in.
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
