/// A colour, gradient or other pattern to draw text and shapes with.
public protocol ShapeStyle: Sendable {
    /// The type of the style this one becomes in an environment.
    associatedtype Resolved: ShapeStyle = Never
    /// The style to draw with where these values are inherited.
    func resolve(in environment: EnvironmentValues) -> Resolved
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

extension ShapeStyle {
    /// What to draw with; a style of an author's own counts as what it resolves to.
    package func painted(in environment: EnvironmentValues) -> Paint {
        if let style = self as? any PaintedStyle { return style.paint(in: environment) }
        return resolve(in: environment).painted(in: environment)
    }
}
