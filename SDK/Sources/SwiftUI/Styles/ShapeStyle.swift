/// A colour, gradient or other pattern to draw text and shapes with.
public protocol ShapeStyle: Sendable {
    /// The type of the style this one becomes in an environment.
    associatedtype Resolved: ShapeStyle = Never
    /// The style to draw with where these values are inherited.
    func resolve(in environment: EnvironmentValues) -> Resolved

    /// What to draw with where these values are inherited; met for every style, as `View._makeView`
    /// is for every view, and not for authors to call.
    func _paint(in environment: EnvironmentValues) -> _ShapeStylePaint
    /// Records what is drawn with the style, one node, inside the style's effects; met for every
    /// style, and not for authors to call.
    @MainActor func _wrap(inputs: _ViewInputs, content: () -> Void)
}

extension ShapeStyle {
    /// What the style resolves to is drawn with.
    public func _paint(in environment: EnvironmentValues) -> _ShapeStylePaint {
        resolve(in: environment)._paint(in: environment)
    }

    /// Most styles have no effects.
    public func _wrap(inputs: _ViewInputs, content: () -> Void) { content() }
}

/// What the runner draws with.
public struct _ShapeStylePaint {
    package let paint: Paint
}

extension ShapeStyle where Resolved == Never {
    /// Never called: the style draws as itself.
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
    /// What to draw with where these values are inherited.
    func paint(in environment: EnvironmentValues) -> Paint
}

extension PaintedStyle {
    /// What the style says itself.
    public func _paint(in environment: EnvironmentValues) -> _ShapeStylePaint {
        _ShapeStylePaint(paint: paint(in: environment))
    }
}

extension ShapeStyle {
    /// What to draw with; a style of an author's own counts as what it resolves to.
    package func painted(in environment: EnvironmentValues) -> Paint {
        _paint(in: environment).paint
    }
}
