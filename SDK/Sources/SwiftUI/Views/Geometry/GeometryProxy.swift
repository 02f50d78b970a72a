import CWidgetPlugin
public import Foundation

/// What a geometry reader's content learns of the room it gets.
public struct GeometryProxy: Sendable {
    private let origin: CGPoint
    /// The size of the room, in points.
    public let size: CGSize
    /// The widget's margins, as far as the room reaches into them.
    public let safeAreaInsets: EdgeInsets

    init(_ geometry: widget_geometry) {
        origin = CGPoint(x: geometry.x, y: geometry.y)
        size = CGSize(width: geometry.width, height: geometry.height)
        safeAreaInsets = EdgeInsets(
            top: geometry.top, leading: geometry.leading, bottom: geometry.bottom,
            trailing: geometry.trailing)
    }

    /// The room as a rectangle.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        CGRect(origin: coordinateSpace.isLocal ? .zero : origin, size: size)
    }

    /// The room as a rectangle.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }
}
