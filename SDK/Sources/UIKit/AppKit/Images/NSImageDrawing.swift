import CoreGraphics
public import Foundation

extension UIGraphics.Drawing {
    /// Transparent pixels of a size.
    init(size: CGSize, isFlipped: Bool, scale: CGFloat) {
        let pixels = Self.pixels(of: size, scale)
        context = CGContext(width: pixels.width, height: pixels.height, scale: scale)
        self.isFlipped = isFlipped
        if !isFlipped {
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
        }
    }

    /// The number of pixels per point of the current drawing; less if a side would exceed 4,096
    /// pixels.
    static func scale(for size: CGSize) -> CGFloat {
        min(max(1, UITraitCollection.current.displayScale), 4096 / max(size.width, size.height, 1))
    }

    static func pixels(of size: CGSize, _ scale: CGFloat) -> (width: Int, height: Int) {
        (
            max(1, Int((size.width * scale).rounded(.up))),
            max(1, Int((size.height * scale).rounded(.up)))
        )
    }
}

extension UIImage {
    /// Creates an image that `drawingHandler` draws when it is first shown; y grows downwards if
    /// `flipped` is true.
    ///
    /// Differs from Apple: it is drawn once, with at most 4,096 pixels a side.
    public convenience init(
        size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
        drawingHandler: @escaping (NSRect) -> Bool
    ) {
        let handler = DrawingHandler(
            size: size, isFlipped: drawingHandlerShouldBeCalledWithFlippedContext,
            draw: drawingHandler)
        let scale = UIGraphics.Drawing.scale(for: size)
        let (width, height) = UIGraphics.Drawing.pixels(of: size, scale)
        let image = CGImage(width: width, height: height) { handler.pixels(scale) }
        self.init(.pixels(image), size: size, scale: scale, renderingMode: .automatic)
    }

    /// Begins drawing on the image, with y growing upwards.
    public func lockFocus() { lockFocusFlipped(false) }

    /// Begins drawing on the image, with y growing downwards if `flipped` is true.
    public func lockFocusFlipped(_ flipped: Bool) {
        UIGraphics.drawings.append(
            UIGraphics.Drawing(
                size: size, isFlipped: flipped, scale: UIGraphics.Drawing.scale(for: size)))
        draw(in: CGRect(origin: .zero, size: size))
    }

    /// Ends drawing, which changes the image.
    public func unlockFocus() {
        guard let drawing = UIGraphics.drawings.popLast(), let image = drawing.context.makeImage()
        else { return }
        content = .pixels(image)
        scale = drawing.context.scale
    }

    /// Draws a part of the image (all of it for an empty rectangle) into the current context,
    /// scaled to a rectangle.
    public func draw(
        in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect,
        operation: NSCompositingOperation, fraction: CGFloat
    ) {
        let part = srcSpacePortionRect.isEmpty ? self : part(srcSpacePortionRect)
        part.draw(in: dstSpacePortionRect, blendMode: operation.blendMode, alpha: fraction)
    }

    /// Draws a part of the image (all of it for an empty rectangle) into the current context,
    /// scaled to a rectangle.
    ///
    /// No effect here: `respectFlipped`, the picture is always upright, and the hints.
    public func draw(
        in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect,
        operation: NSCompositingOperation, fraction: CGFloat, respectFlipped: Bool,
        hints: [NSImageRep.HintKey: Any]?
    ) {
        draw(
            in: dstSpacePortionRect, from: srcSpacePortionRect, operation: operation,
            fraction: fraction)
    }

    /// Draws a part of the image (all of it for an empty rectangle) into the current context in its
    /// own size.
    public func draw(
        at point: NSPoint, from fromRect: NSRect, operation: NSCompositingOperation,
        fraction: CGFloat
    ) {
        draw(
            in: NSRect(origin: point, size: fromRect.isEmpty ? size : fromRect.size),
            from: fromRect, operation: operation, fraction: fraction)
    }

    /// The part inside a rectangle whose y grows upwards.
    private func part(_ rect: NSRect) -> NSImage {
        let pixels = CGRect(
            x: rect.minX * scale, y: (size.height - rect.maxY) * scale,
            width: rect.width * scale, height: rect.height * scale)
        guard let image = cgImage?.cropping(to: pixels) else { return NSImage() }
        return NSImage(cgImage: image, size: rect.size)
    }
}

/// Draws an image when it is first shown.
private struct DrawingHandler: @unchecked Sendable {
    // Unchecked: AppKit calls the handler on any thread, too.
    let size: CGSize
    let isFlipped: Bool
    let draw: (NSRect) -> Bool

    func pixels(_ scale: CGFloat) -> [UInt8] {
        let drawing = UIGraphics.Drawing(size: size, isFlipped: isFlipped, scale: scale)
        UIGraphics.drawings.append(drawing)
        defer { UIGraphics.pop() }
        guard draw(NSRect(origin: .zero, size: size)) else { return [] }
        return drawing.context.makeImage()?.rgba ?? []
    }
}
