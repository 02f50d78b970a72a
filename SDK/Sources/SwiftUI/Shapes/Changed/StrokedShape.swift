public import Foundation

/// The line along a shape's edge, as a shape.
public struct _StrokedShape<S: Shape> {
    let shape: S
    let style: StrokeStyle
}

extension _StrokedShape: Shape {
    /// The outline of the line.
    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).strokedPath(style)
    }

    /// Stroked.
    nonisolated public static var role: ShapeRole { .stroke }

    /// Returns the size of the underlying shape.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
}

extension _StrokedShape: OutlinedShape {
    package var outline: Outline {
        shape.outline.stroked(style) ?? Outline(.function(isFixed: false) { path(in: $0) })
    }
}

extension Shape {
    /// The line along the shape's edge, half of it outside.
    nonisolated public func stroke(style: StrokeStyle) -> some Shape {
        _StrokedShape(shape: self, style: style)
    }

    /// The line along the shape's edge, half of it outside.
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}
