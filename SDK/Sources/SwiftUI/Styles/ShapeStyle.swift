package import CWidgetPlugin

/// A colour, a gradient or another way to fill shapes and draw text.
public protocol ShapeStyle: Sendable {
    /// The type of the style this one stands for in an environment.
    associatedtype Resolved: ShapeStyle = Never
    /// The style this one stands for in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
    /// Never called: a primitive style is its own paint.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is a primitive style")
    }
}

extension Never: ShapeStyle {}

/// A style that the header has a paint for.
package protocol PrimitiveShapeStyle: ShapeStyle where Resolved == Never {
    /// The paint to record.
    func paint(in environment: EnvironmentValues) -> Paint
}

/// A paint of the header, with the gradient stops it points to.
package struct Paint {
    var header: widget_paint
    var stops: [widget_gradient_stop] = []

    init(_ type: widget_paint_type) {
        header = widget_paint()
        header.type = type
        header.opacity = 1
    }

    /// The same paint, drawn more faintly.
    func faded(by opacity: Double) -> Paint {
        var paint = self
        paint.header.opacity *= opacity
        return paint
    }
}

extension ShapeStyle {
    /// The paint to record for any style.
    func anyPaint(in environment: EnvironmentValues) -> Paint {
        if let primitive = self as? any PrimitiveShapeStyle {
            return primitive.paint(in: environment)
        }
        return resolve(in: environment).anyPaint(in: environment)
    }
}

extension ViewRecorder {
    /// Sets a paint attribute from a style.
    package func set(_ attribute: widget_attribute, style: some ShapeStyle) {
        let paint = style.anyPaint(in: environment)
        set(attribute, paint.header, stops: paint.stops)
    }
}
