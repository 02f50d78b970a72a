import CWidgetPlugin
import WidgetLayout

extension PaintValue {
    /// The most stops a gradient may have; those beyond are cut.
    private static let stopLimit = 256

    /// The paint of a plugin's struct; nil when its type is unknown.
    init?(_ pointer: UnsafePointer<widget_paint>) {
        let paint = copySized(pointer, into: widget_paint())
        switch paint.type {
        case WIDGET_PAINT_COLOR: self.init(.color(ColorValue(paint.color)), opacity: paint.opacity)
        case WIDGET_PAINT_LEVEL: self.init(.level(Int(paint.level)), opacity: paint.opacity)
        case WIDGET_PAINT_TINT: self.init(.tint, opacity: paint.opacity)
        case WIDGET_PAINT_LINEAR_GRADIENT:
            let count = paint.stops == nil ? 0 : min(paint.stop_count, Self.stopLimit)
            let stops = UnsafeBufferPointer(start: paint.stops, count: count)
            self.init(
                .linearGradient(
                    stops: stops.map {
                        Stop(color: ColorValue($0.color), location: $0.location)
                    },
                    start: UnitPoint(x: paint.start.x, y: paint.start.y),
                    end: UnitPoint(x: paint.end.x, y: paint.end.y)),
                opacity: paint.opacity)
        default: return nil
        }
    }
}

extension ColorValue {
    fileprivate init(_ color: widget_color) {
        self.init(
            name: color.name.rawValue, red: color.red, green: color.green, blue: color.blue,
            opacity: color.opacity)
    }
}
