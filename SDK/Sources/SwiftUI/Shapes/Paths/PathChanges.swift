public import CoreGraphics
public import Foundation

extension Path {
    /// The part of the path between two fractions of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        Path(steps.trimmed(from: from, to: to))
    }

    /// The outline of the path's line.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        Path(
            steps.stroked(
                .init(
                    width: style.lineWidth, cap: style.lineCap, join: style.lineJoin,
                    miterLimit: style.miterLimit, dash: style.dash, phase: style.dashPhase)))
    }

    /// The path, transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        Path(steps.applying(transform))
    }

    /// Returns the path moved by an offset.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}
