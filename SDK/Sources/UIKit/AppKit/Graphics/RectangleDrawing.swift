import CoreGraphics
public import Foundation

extension CGRect {
    /// Fills the rectangle of the open drawing with the colour set last.
    public func fill(using operation: NSCompositingOperation = .sourceOver) {
        guard let context = UIGraphics.current else { return }
        context.saveGState()
        context.setBlendMode(operation.blendMode)
        context.fill(self)
        context.restoreGState()
    }

    /// Draws a line inside the rectangle of the open drawing with the colour set last, as
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

    /// Draws nothing outside the rectangle of the open drawing from now on.
    public func clip() { UIGraphics.current?.clip(to: self) }
}
