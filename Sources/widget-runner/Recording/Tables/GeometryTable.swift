import CWidgetPlugin
import WidgetLayout

/// The geometry passed to a geometry reader's content, as the header's C struct, which is its first
/// field.
struct GeometryTable {
    private let table: widget_geometry
    private let landmarks: Landmarks

    /// Passes the geometry to `body` through a pointer that is valid until it returns.
    static func lend(_ geometry: GeometryValue, _ body: (UnsafePointer<widget_geometry>) -> Void) {
        let table = GeometryTable(table: widget_geometry(geometry), landmarks: geometry.landmarks)
        withUnsafePointer(to: table) { table in
            body(UnsafeRawPointer(table).assumingMemoryBound(to: widget_geometry.self))
        }
    }

    fileprivate static let landmark:
        @convention(c) (
            UnsafePointer<widget_geometry>?, Int64, UnsafeMutablePointer<widget_rect>?
        ) -> Bool = { geometry, key, rect in
            guard let geometry, let rect else { return false }
            let table = UnsafeRawPointer(geometry).assumingMemoryBound(to: GeometryTable.self)
            guard let frame = table.pointee.landmarks[key] else { return false }
            rect.pointee = widget_rect(
                x: frame[0], y: frame[1], width: frame[2], height: frame[3])
            return true
        }
}

extension widget_geometry {
    fileprivate init(_ geometry: GeometryValue) {
        self.init(
            size: MemoryLayout<widget_geometry>.size, width: geometry.width,
            height: geometry.height, x: geometry.x, y: geometry.y, top: geometry.safeArea.top,
            leading: geometry.safeArea.leading, bottom: geometry.safeArea.bottom,
            trailing: geometry.safeArea.trailing, landmark: GeometryTable.landmark)
    }
}
