public import Foundation

/// A shape made smaller on all sides.
public struct _InsetShape<Base: Shape> {
    let base: Base
    let amount: CGFloat
}

extension _InsetShape: Shape {
    /// The shape in a smaller rectangle; rounded corners become smaller, too.
    nonisolated public func path(in rect: CGRect) -> Path {
        let inner = rect.insetBy(dx: amount, dy: amount)
        guard let rounded = base as? RoundedRectangle else { return base.path(in: inner) }
        let corner = CGSize(
            width: max(0, rounded.cornerSize.width - amount),
            height: max(0, rounded.cornerSize.height - amount))
        return Path(roundedRect: inner, cornerSize: corner, style: rounded.style)
    }
}

extension _InsetShape: OutlinedShape {
    package var outline: Outline {
        base.outline.inset(by: amount)
            ?? Outline(.function(isFixed: false) { path(in: $0) })
    }
}

extension _InsetShape: InsettableShape {
    /// The shape inset by `amount` points on each side.
    nonisolated public func inset(by amount: CGFloat) -> _InsetShape {
        _InsetShape(base: base, amount: self.amount + amount)
    }
}
