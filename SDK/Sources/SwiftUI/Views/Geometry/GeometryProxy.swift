import CWidgetPlugin
public import Foundation

/// The size and the coordinate space of a geometry reader.
public struct GeometryProxy: Sendable {
    private let origin: CGPoint
    private let link: GeometryLink
    /// The size of the geometry reader, in points.
    public let size: CGSize
    /// The widget's margins, as far as the geometry reader extends into them.
    public let safeAreaInsets: EdgeInsets

    init(_ geometry: widget_geometry, link: GeometryLink) {
        self.link = link
        origin = CGPoint(x: geometry.x, y: geometry.y)
        size = CGSize(width: geometry.width, height: geometry.height)
        safeAreaInsets = EdgeInsets(
            top: geometry.top, leading: geometry.leading, bottom: geometry.bottom,
            trailing: geometry.trailing)
    }

    /// The geometry reader's frame in a coordinate space.
    @_disfavoredOverload
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: size)
        case .global: return CGRect(origin: origin, size: size)
        case .named(let name):
            let space = link.frame(of: Landmarks.key(of: name))?.origin ?? .zero
            return CGRect(
                origin: CGPoint(x: origin.x - space.x, y: origin.y - space.y), size: size)
        }
    }

    /// The geometry reader's frame in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The frame of the enclosing view with a named space, in the reader's coordinates; `nil` where
    /// none has it.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        link.frame(of: Landmarks.key(of: coordinateSpace.name)).map(local)
    }

    /// The value of an anchor, in the reader's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T {
        anchor.resolve(local(link.frame(of: anchor.landmark) ?? .zero))
    }

    private func local(_ frame: CGRect) -> CGRect {
        CGRect(
            x: frame.minX - origin.x, y: frame.minY - origin.y, width: frame.width,
            height: frame.height)
    }
}

/// Leads to the frames of other views, during the call that received the geometry.
///
/// Unchecked: made, used and ended on the main thread.
final class GeometryLink: @unchecked Sendable {
    private var geometry: UnsafePointer<widget_geometry>?

    private init(_ geometry: UnsafePointer<widget_geometry>) { self.geometry = geometry }

    /// Gives `body` the geometry of the C header.
    static func reading(
        _ geometry: UnsafePointer<widget_geometry>, _ body: (GeometryProxy) -> Void
    ) {
        let link = GeometryLink(geometry)
        body(GeometryProxy(geometry.pointee, link: link))
        link.geometry = nil
    }

    /// The frame of a view that is placed already, from the widget's corner.
    func frame(of key: Int64) -> CGRect? {
        var rect = widget_rect()
        guard let geometry, geometry.pointee.landmark != nil,
            widget_landmark_frame(geometry, key, &rect)
        else { return nil }
        return CGRect(rect)
    }
}
