import CoreGraphics
public import Foundation

extension CGRect {
    /// Fills the rectangle in the current context with the current color.
    public func fill(using operation: NSCompositingOperation = .sourceOver) {
        guard let context = UIGraphics.current else { return }
        context.saveGState()
        context.setBlendMode(operation.blendMode)
        context.fill(self)
        context.restoreGState()
    }

    /// Draws a line inside the rectangle in the current context with the current color, as
    /// `NSFrameRect` does.
    public func frame(
        withWidth width: CGFloat = 1, using operation: NSCompositingOperation = .sourceOver
    ) {
        guard let context = UIGraphics.current else { return }
        context.saveGState()
        context.setBlendMode(operation.blendMode)
        context.stroke(insetBy(dx: width / 2, dy: width / 2), width: width)
        context.restoreGState()
    }

    /// Clips further drawing in the current context to the rectangle.
    public func clip() { UIGraphics.current?.clip(to: self) }
}
