import CWidgetPlugin
import Foundation

/// A shape as the header knows it: a kind of node and its attributes.
package struct Outline: Sendable {
    enum Form: Sendable {
        case rectangle
        case roundedRectangle(CGSize, RoundedCornerStyle)
        case circle
        case capsule(RoundedCornerStyle)
        case ellipse
        case container
        case path(Path)
        /// - Parameter isFixed: Whether it stays as it is where lines are read from right to left.
        case function(isFixed: Bool, @Sendable (CGRect) -> Path)
    }

    /// The part of the shape that is painted.
    enum Part: Sendable {
        case inside
        case line(StrokeStyle)
    }

    var form: Form
    var part = Part.inside
    /// Points by which the shape is smaller than its frame, on each side.
    var inset: CGFloat = 0

    init(_ form: Form) { self.form = form }

    /// Returns the outline inset on each side; `nil` if the shape does not support it.
    func inset(by amount: CGFloat) -> Outline? {
        switch form {
        case .path, .function: return nil
        case .rectangle, .roundedRectangle, .circle, .capsule, .ellipse, .container:
            guard case .inside = part else { return nil }
            var outline = self
            outline.inset += amount
            return outline
        }
    }

    /// The line along the shape's edge; nil when it is a line already.
    func stroked(_ style: StrokeStyle) -> Outline? {
        guard case .inside = part else { return nil }
        var outline = self
        outline.part = .line(style)
        return outline
    }
}
