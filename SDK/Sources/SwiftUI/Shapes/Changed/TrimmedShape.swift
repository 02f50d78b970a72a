public import Foundation

/// A part of a shape's line.
public struct _TrimmedShape<S: Shape> {
    let shape: S
    var startFraction: CGFloat
    var endFraction: CGFloat
}

extension _TrimmedShape: Shape {
    /// The part of the shape's path.
    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }

    /// The role of the whole shape.
    nonisolated public static var role: ShapeRole { S.role }

    /// Returns the size of the underlying shape.
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }

    /// The layout direction behavior of the whole shape.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
        shape.layoutDirectionBehavior
    }
}

extension _TrimmedShape: OutlinedShape {
    package var outline: Outline {
        startFraction <= 0 && endFraction >= 1
            ? shape.outline
            : Outline(.function(isFixed: layoutDirectionBehavior == .fixed) { path(in: $0) })
    }
}

extension Shape {
    /// The part of the shape between two fractions of the length of its line.
    nonisolated public func trim(
        from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
    ) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }
}
