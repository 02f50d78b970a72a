package import CWidgetPlugin

/// What the runner draws with: the header's `widget_paint` as a value.
package struct Paint: Hashable, Sendable {
    enum Content: Hashable {
        case color(PaintColor)
        /// A level, 1 to 5, of the inherited foreground style.
        case level(Int)
        case linearGradient([Stop], start: UnitPoint, end: UnitPoint)
        case tint
    }

    struct Stop: Hashable {
        let color: PaintColor
        let location: Double
    }

    var content: Content
    var opacity = 1.0

    init(_ content: Content) { self.content = content }

    /// A colour of the system palette.
    init(_ name: widget_color_name) { self.init(.color(PaintColor(name))) }

    func opacity(_ amount: Double) -> Paint {
        var paint = self
        paint.opacity *= amount
        return paint
    }
}

/// A colour as the header has it: a name of the palette or components.
struct PaintColor: Hashable, Sendable {
    /// The raw value of a `widget_color_name`.
    let name: UInt32
    var red: Float = 0
    var green: Float = 0
    var blue: Float = 0
    var opacity: Float = 1

    init(_ name: widget_color_name) { self.name = name.rawValue }

    init(red: Float, green: Float, blue: Float) {
        self.init(WIDGET_RGB)
        self.red = red
        self.green = green
        self.blue = blue
    }

    fileprivate var value: widget_color {
        widget_color(
            name: widget_color_name(rawValue: name), red: red, green: green, blue: blue,
            opacity: opacity)
    }
}

extension ViewRecorder {
    /// Sets what to draw with.
    package func set(_ attribute: widget_attribute, _ paint: Paint) {
        var value = widget_paint()
        value.opacity = paint.opacity
        switch paint.content {
        case .color(let color):
            value.type = WIDGET_PAINT_COLOR
            value.color = color.value
            set(attribute, value)
        case .level(let level):
            value.type = WIDGET_PAINT_LEVEL
            value.level = Int32(level)
            set(attribute, value)
        case .tint:
            value.type = WIDGET_PAINT_TINT
            set(attribute, value)
        case .linearGradient(let stops, let start, let end):
            value.type = WIDGET_PAINT_LINEAR_GRADIENT
            value.start = widget_point(x: start.x, y: start.y)
            value.end = widget_point(x: end.x, y: end.y)
            let stops = stops.map {
                widget_gradient_stop(color: $0.color.value, location: $0.location)
            }
            set(attribute, value, stops: stops)
        }
    }
}
