package import CWidgetPlugin
import UIKit

/// A paint of the runner: `widget_paint` of the C header as a value.
package struct Paint: Hashable, Sendable {
    enum Content: Hashable {
        case color(PaintColor)
        /// A level, 1 to 5, of the inherited foreground style.
        case level(Int)
        case linearGradient([Stop], start: UnitPoint, end: UnitPoint)
        /// - Parameter isElliptical: Whether the radii are fractions of the frame's sides.
        case radialGradient([Stop], center: UnitPoint, radii: ClosedPair, isElliptical: Bool)
        case angularGradient([Stop], center: UnitPoint, degrees: ClosedPair)
        case meshGradient([Stop], points: [UnitPoint], columns: Int)
        /// The blurred background under a haze, with a level from 1 (ultra thin) to 5 (ultra
        /// thick).
        case material(Int)
        case tint
    }

    /// The start and end of a gradient.
    struct ClosedPair: Hashable {
        let start: Double
        let end: Double
    }

    struct Stop: Hashable {
        let color: PaintColor
        let location: Double
    }

    var content: Content
    var opacity = 1.0

    init(_ content: Content) { self.content = content }

    /// Creates a color of the system palette.
    init(_ name: widget_color_name) { self.init(.color(PaintColor(name))) }

    func opacity(_ amount: Double) -> Paint {
        var paint = self
        paint.opacity *= amount
        return paint
    }
}

/// A color of the C header: a palette name or components.
struct PaintColor: Hashable, Sendable {
    /// The raw value of a `widget_color_name`.
    let name: UInt32
    var red: Float = 0
    var green: Float = 0
    var blue: Float = 0
    var opacity: Float = 1
    /// A color whose components are resolved when it is drawn.
    private(set) var dynamic: UIColor?

    init(_ name: widget_color_name) { self.name = name.rawValue }

    init(red: Float, green: Float, blue: Float) {
        self.init(WIDGET_RGB)
        self.red = red
        self.green = green
        self.blue = blue
    }

    init(_ dynamic: UIColor) {
        self.init(WIDGET_RGB)
        self.dynamic = dynamic
    }

    /// Returns the components of a dynamic color for these traits; other colors unchanged.
    func resolved(in traits: UITraitCollection) -> PaintColor {
        guard let color = dynamic?.components(in: traits) else { return self }
        var result = PaintColor(
            red: Float(color.red), green: Float(color.green), blue: Float(color.blue))
        result.opacity = opacity * Float(color.alpha)
        return result
    }

    fileprivate var value: widget_color {
        let color = resolved(in: .current)
        return widget_color(
            name: widget_color_name(rawValue: name), red: color.red, green: color.green,
            blue: color.blue, opacity: color.opacity)
    }
}

extension ViewRecorder {
    /// Sets the paint of an attribute.
    package func set(_ attribute: widget_attribute, _ paint: Paint) {
        environment.traits.performAsCurrent { record(attribute, paint) }
    }

    private func record(_ attribute: widget_attribute, _ paint: Paint) {
        let points = paint.points.map { widget_point(x: Double($0.x), y: Double($0.y)) }
        points.withUnsafeBufferPointer { points in
            var value = paint.value
            if !points.isEmpty { value.points = points.baseAddress }
            set(attribute, value, stops: paint.stops)
        }
    }
}

extension Paint {
    /// The paint as the header has it, without its lists.
    fileprivate var value: widget_paint {
        var value = widget_paint()
        value.opacity = opacity
        switch content {
        case .color(let color):
            value.type = WIDGET_PAINT_COLOR
            value.color = color.value
        case .level(let level):
            value.type = WIDGET_PAINT_LEVEL
            value.level = Int32(level)
        case .tint: value.type = WIDGET_PAINT_TINT
        case .linearGradient(_, let start, let end):
            value.type = WIDGET_PAINT_LINEAR_GRADIENT
            value.start = widget_point(x: Double(start.x), y: Double(start.y))
            value.end = widget_point(x: Double(end.x), y: Double(end.y))
        case .radialGradient(_, let center, let radii, let isElliptical):
            value.type =
                isElliptical ? WIDGET_PAINT_ELLIPTICAL_GRADIENT : WIDGET_PAINT_RADIAL_GRADIENT
            value.start = widget_point(x: Double(center.x), y: Double(center.y))
            (value.from, value.to) = (radii.start, radii.end)
        case .angularGradient(_, let center, let degrees):
            value.type = WIDGET_PAINT_ANGULAR_GRADIENT
            value.start = widget_point(x: Double(center.x), y: Double(center.y))
            (value.from, value.to) = (degrees.start, degrees.end)
        case .meshGradient(_, let points, let columns):
            value.type = WIDGET_PAINT_MESH_GRADIENT
            value.point_count = points.count
            value.columns = columns
        case .material(let level):
            value.type = WIDGET_PAINT_MATERIAL
            value.level = Int32(level)
        }
        return value
    }

    fileprivate var stops: [widget_gradient_stop] {
        switch content {
        case .color, .level, .material, .tint: []
        case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
            .angularGradient(let stops, _, _), .meshGradient(let stops, _, _):
            stops.map { widget_gradient_stop(color: $0.color.value, location: $0.location) }
        }
    }

    fileprivate var points: [UnitPoint] {
        guard case .meshGradient(_, let points, _) = content else { return [] }
        return points
    }
}
