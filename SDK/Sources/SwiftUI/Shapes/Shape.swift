public import Foundation

/// An outline that fits the room it gets, to fill, stroke or clip with.
///
/// As a view it is filled with the foreground style. For now only the shapes of this module can be drawn.
nonisolated public protocol Shape: View, Sendable {}

extension Shape {
    /// The shape, filled with the foreground style.
    @MainActor @preconcurrency
    public var body: _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle())
    }
}

/// A shape that can be made smaller on all sides.
nonisolated public protocol InsettableShape: Shape {
    /// The type of the smaller shape.
    associatedtype InsetShape: InsettableShape
    /// The shape, smaller by `amount` points on each side.
    func inset(by amount: CGFloat) -> InsetShape
}

/// A shape that the runner can draw.
package protocol OutlinedShape: Shape {
    /// The shape as the header knows it.
    var outline: Outline { get }
}
