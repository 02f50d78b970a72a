public import CoreGraphics
public import Foundation

/// AppKit's graphics context.
open class NSGraphicsContext: NSObject {
    let drawing: UIGraphics.Drawing

    init(_ drawing: UIGraphics.Drawing) { self.drawing = drawing }

    /// A drawing of Core Graphics, with y growing downwards where `flipped`.
    public convenience init(cgContext: CGContext, flipped initialFlippedState: Bool) {
        self.init(UIGraphics.Drawing(context: cgContext, isFlipped: initialFlippedState))
    }

    /// Creates a context that draws into a bitmap; `nil` if the bitmap is complete.
    public convenience init?(bitmapImageRep bitmapRep: NSBitmapImageRep) {
        guard let context = bitmapRep.drawing else { return nil }
        self.init(cgContext: context, flipped: false)
    }

    /// The current context of this thread, or `nil`.
    open class var current: NSGraphicsContext? {
        get { UIGraphics.drawings.last.map(NSGraphicsContext.init(_:)) }
        set {
            // As on a Mac, ``saveGraphicsState()`` also saves the current context.
            if !UIGraphics.drawings.isEmpty { UIGraphics.pop() }
            if let drawing = newValue?.drawing { UIGraphics.drawings.append(drawing) }
        }
    }

    /// The drawing as Core Graphics has it.
    open var cgContext: CGContext { drawing.context }
    /// Whether y grows downwards.
    open var isFlipped: Bool { drawing.isFlipped }
    /// The quality of image scaling; no effect here, because it is always the best.
    open var imageInterpolation = NSImageInterpolation.default
    /// No effect here: lines are always smooth.
    open var shouldAntialias = true

    /// How new content is blended with existing content.
    open var compositingOperation = NSCompositingOperation.sourceOver {
        didSet { cgContext.setBlendMode(compositingOperation.blendMode) }
    }

    /// Keeps the settings for ``restoreGraphicsState()``.
    open func saveGraphicsState() { cgContext.saveGState() }

    /// Brings back the settings kept last.
    open func restoreGraphicsState() { cgContext.restoreGState() }

    /// Keeps which drawing is open, and its settings, for ``restoreGraphicsState()``.
    open class func saveGraphicsState() {
        UIGraphics.current?.saveGState()
        if let open = UIGraphics.drawings.last { UIGraphics.drawings.append(open) }
    }

    /// Opens the drawing again that was kept last, with its settings.
    open class func restoreGraphicsState() {
        UIGraphics.pop()
        UIGraphics.current?.restoreGState()
    }

    /// No effect here: everything is drawn at once.
    open func flushGraphics() {}
}

/// The quality of image scaling.
public enum NSImageInterpolation: UInt, Sendable {
    /// The default quality.
    case `default`
    /// No interpolation.
    case none
    /// Low quality.
    case low
    /// High quality.
    case high
    /// Medium quality.
    case medium
}
