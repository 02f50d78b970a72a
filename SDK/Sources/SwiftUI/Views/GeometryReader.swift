import CWidgetPlugin
public import Foundation

/// A view whose content depends on the room it gets, which it takes all.
public struct GeometryReader<Content: View> {
    /// Makes the content.
    public var content: (GeometryProxy) -> Content

    /// Creates a reader; `content` is called when the views are laid out, perhaps several times.
    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }
}

extension GeometryReader: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_GEOMETRY_READER) {
            recorder.setGeometryContent(WIDGET_CONTENT) { geometry, recorder in
                recorder.recordChildren(content(GeometryProxy(geometry)))
            }
        }
    }
}

/// What a geometry reader's content learns.
public struct GeometryProxy: Sendable {
    private let geometry: widget_geometry

    init(_ geometry: widget_geometry) { self.geometry = geometry }

    /// The room there is, in points.
    public var size: CGSize { CGSize(width: geometry.width, height: geometry.height) }

    /// How far the widget's margins reach into the room.
    public var safeAreaInsets: EdgeInsets {
        EdgeInsets(
            top: geometry.top, leading: geometry.leading, bottom: geometry.bottom,
            trailing: geometry.trailing)
    }

    /// The room in a coordinate space; the global one begins at the widget's top left corner.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: CGRect(origin: .zero, size: size)
        case .global, .named: CGRect(origin: CGPoint(x: geometry.x, y: geometry.y), size: size)
        }
    }
}

/// Where coordinates are measured from.
public enum CoordinateSpace {
    /// The widget's top left corner.
    case global
    /// The view's own top left corner.
    case local
    /// A view of a name; unlike on Apple's platforms the widget's corner.
    case named(AnyHashable)
}
