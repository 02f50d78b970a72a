import CWidgetPlugin
import WidgetLayout

extension PaintValue {
    /// The most stops a gradient may have; those beyond are cut.
    private static let stopLimit = 256

    /// Reads the paint of a plugin's struct; nil when its type is unknown.
    init?(_ pointer: UnsafePointer<widget_paint>) {
        let paint = copySized(pointer, into: widget_paint())
        guard let style = Style(paint) else { return nil }
        self.init(style, opacity: paint.opacity)
    }

    /// The stops of a gradient.
    fileprivate static func stops(_ paint: widget_paint) -> [Stop] {
        let count = paint.stops == nil ? 0 : min(paint.stop_count, stopLimit)
        return UnsafeBufferPointer(start: paint.stops, count: count).map {
            Stop(color: ColorValue($0.color), location: $0.location)
        }
    }

    fileprivate static func points(_ paint: widget_paint) -> [UnitPoint] {
        let count = paint.points == nil ? 0 : min(paint.point_count, stopLimit)
        return UnsafeBufferPointer(start: paint.points, count: count).map(UnitPoint.init)
    }
}

extension PaintValue.Style {
    fileprivate init?(_ paint: widget_paint) {
        let span = PaintValue.Span(start: paint.from, end: paint.to)
        switch paint.type {
        case WIDGET_PAINT_COLOR: self = .color(ColorValue(paint.color))
        case WIDGET_PAINT_LEVEL: self = .level(Int(paint.level))
        case WIDGET_PAINT_TINT: self = .tint
        case WIDGET_PAINT_LINEAR_GRADIENT:
            self = .linearGradient(
                stops: PaintValue.stops(paint), start: UnitPoint(paint.start),
                end: UnitPoint(paint.end))
        case WIDGET_PAINT_RADIAL_GRADIENT, WIDGET_PAINT_ELLIPTICAL_GRADIENT:
            self = .radialGradient(
                stops: PaintValue.stops(paint), center: UnitPoint(paint.start), radii: span,
                isElliptical: paint.type == WIDGET_PAINT_ELLIPTICAL_GRADIENT)
        case WIDGET_PAINT_ANGULAR_GRADIENT:
            self = .angularGradient(
                stops: PaintValue.stops(paint), center: UnitPoint(paint.start), degrees: span)
        case WIDGET_PAINT_MESH_GRADIENT:
            self = .meshGradient(
                colors: PaintValue.stops(paint).map(\.color), points: PaintValue.points(paint),
                columns: Int(clamping: paint.columns))
        case WIDGET_PAINT_MATERIAL: self = .material(Int(paint.level))
        default: return nil
        }
    }
}

extension UnitPoint {
    fileprivate init(_ point: widget_point) { self.init(x: point.x, y: point.y) }
}

extension ColorValue {
    fileprivate init(_ color: widget_color) {
        self.init(
            name: color.name.rawValue, red: color.red, green: color.green, blue: color.blue,
            opacity: color.opacity)
    }
}
