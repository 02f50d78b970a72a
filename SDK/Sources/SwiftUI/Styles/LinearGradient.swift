import CWidgetPlugin

/// A gradient along a line.
public struct LinearGradient: Sendable {
    private let gradient: Gradient
    private let startPoint: UnitPoint
    private let endPoint: UnitPoint

    /// Creates a gradient between two points of the shape it fills.
    nonisolated public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Creates a gradient of colours at equal distances.
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient of colours at given locations.
    nonisolated public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
}

extension LinearGradient: PrimitiveShapeStyle {
    package func paint(in environment: EnvironmentValues) -> Paint {
        var paint = Paint(WIDGET_PAINT_LINEAR_GRADIENT)
        paint.header.start = widget_point(x: startPoint.x, y: startPoint.y)
        paint.header.end = widget_point(x: endPoint.x, y: endPoint.y)
        paint.stops = gradient.stops.map {
            widget_gradient_stop(color: $0.color.header, location: $0.location)
        }
        return paint
    }
}

extension LinearGradient: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_COLOR) { recorder.set(WIDGET_FILL, style: self) }
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// A gradient along a line.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }

    /// A gradient along a line, of colours at equal distances.
    public static func linearGradient(
        colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }
}
