public import CoreGraphics
import Foundation
import UIKit

extension GraphicsContext {
    /// The maximum side length in pixels of an image drawn with Core Graphics.
    private static let limit: CGFloat = 4096

    /// Draws with Core Graphics, in the state of this context.
    ///
    /// The closure is called immediately and draws on a transparent image of the canvas's size,
    /// below what it draws with this context. Differs from Apple: the image has the resolution of
    /// the widget's display, at most 4,096 pixels per side, and features that `CGContext` lacks
    /// here have no effect.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let scale = min(environment.displayScale, Self.limit / max(size.width, size.height))
        let width = (size.width * scale).rounded()
        let height = (size.height * scale).rounded()
        guard scale > 0, width >= 1, height >= 1 else { return }
        let canvas = CGContext(width: Int(width), height: Int(height), scale: scale)
        canvas.concatenate(transform)
        let place = drawing.items.count
        try content(canvas)
        guard let pixels = canvas.makeImage() else { return }
        let picture = Image(uiImage: UIImage(cgImage: pixels, scale: scale, orientation: .up))
        let placed = PlacedModifier(point: .zero, anchor: .topLeading, room: size)
        append(picture.resizable().modifier(placed), placed: .identity, at: place)
    }
}
