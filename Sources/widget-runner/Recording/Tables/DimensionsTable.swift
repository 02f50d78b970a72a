import CWidgetPlugin
import WidgetLayout

/// The dimensions passed to an alignment guide's function, as the header's C struct, which is its
/// first field.
struct DimensionsTable {
    private let table: widget_dimensions
    private let value: DimensionsValue

    /// Passes the dimensions to `body` through a pointer that is valid until it returns.
    static func lend(
        _ dimensions: DimensionsValue, _ body: (UnsafePointer<widget_dimensions>) -> Double
    ) -> Double {
        let table = DimensionsTable(table: widget_dimensions(dimensions), value: dimensions)
        return withUnsafePointer(to: table) { table in
            body(UnsafeRawPointer(table).assumingMemoryBound(to: widget_dimensions.self))
        }
    }

    fileprivate static let guide:
        @convention(c) (UnsafePointer<widget_dimensions>?, Int64, Bool) -> Double = {
            dimensions, number, isExplicit in
            guard let dimensions else { return .nan }
            let table = UnsafeRawPointer(dimensions).assumingMemoryBound(to: DimensionsTable.self)
            return table.pointee.value.guide(number, isExplicit) ?? .nan
        }
}

extension widget_dimensions {
    fileprivate init(_ dimensions: DimensionsValue) {
        self.init(
            size: MemoryLayout<widget_dimensions>.size, width: dimensions.width,
            height: dimensions.height, first_text_baseline: dimensions.firstTextBaseline,
            last_text_baseline: dimensions.lastTextBaseline, guide: DimensionsTable.guide)
    }
}
