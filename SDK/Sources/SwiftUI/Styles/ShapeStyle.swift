/// A color, gradient or other pattern for text and shapes.
public protocol ShapeStyle: Sendable {
    /// The type of the style this one becomes in an environment.
    associatedtype Resolved: ShapeStyle = Never
    /// The style to draw with where these values are inherited.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// Returns the paint in an environment.
    ///
    /// Implemented for every style, as `View._makeView` is for every view, and not called by
    /// authors.
    func _paint(in environment: EnvironmentValues) -> _ShapeStylePaint
    /// Records content drawn with the style as one node inside the effects of the style.
    ///
    /// Implemented for every style, and not called by authors.
    @MainActor func _wrap(inputs: _ViewInputs, content: () -> Void)
}

extension ShapeStyle {
    /// Returns the paint of the resolved style.
    public func _paint(in environment: EnvironmentValues) -> _ShapeStylePaint {
        resolve(in: environment)._paint(in: environment)
    }

    /// Most styles have no effects.
    public func _wrap(inputs: _ViewInputs, content: () -> Void) { content() }
}

/// The paint of a style.
public struct _ShapeStylePaint {
    package let paint: Paint
}

extension ShapeStyle where Resolved == Never {
    /// Never called, because the style draws itself.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) does not resolve to another style")
    }
}

extension Never: ShapeStyle {
    /// There is no style of this type.
    public typealias Resolved = Never
}

/// A style that the runner can draw with.
package protocol PaintedStyle: ShapeStyle {
    /// Returns the paint in an environment.
    func paint(in environment: EnvironmentValues) -> Paint
}

extension PaintedStyle {
    /// Returns the style's own paint.
    public func _paint(in environment: EnvironmentValues) -> _ShapeStylePaint {
        _ShapeStylePaint(paint: paint(in: environment))
    }
}

extension ShapeStyle {
    /// Returns the paint; for a custom style, that of the resolved style.
    package func painted(in environment: EnvironmentValues) -> Paint {
        _paint(in: environment).paint
    }
}
