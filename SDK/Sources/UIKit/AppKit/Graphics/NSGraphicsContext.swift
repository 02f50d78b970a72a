public import CoreGraphics
public import Foundation

/// What is drawn into, as AppKit calls it.
open class NSGraphicsContext: NSObject {
    let drawing: UIGraphics.Drawing

    init(_ drawing: UIGraphics.Drawing) { self.drawing = drawing }

    /// A drawing of Core Graphics, with y growing downwards where `flipped`.
    public convenience init(cgContext: CGContext, flipped initialFlippedState: Bool) {
        self.init(UIGraphics.Drawing(context: cgContext, isFlipped: initialFlippedState))
    }

    /// A drawing into pixels; nil for a picture that is complete.
    public convenience init?(bitmapImageRep bitmapRep: NSBitmapImageRep) {
        guard let context = bitmapRep.drawing else { return nil }
        self.init(cgContext: context, flipped: false)
    }

    /// The drawing that is open on this thread; nil where there is none.
    open class var current: NSGraphicsContext? {
        get { UIGraphics.drawings.last.map(NSGraphicsContext.init(_:)) }
        set {
            // As on a Mac, the open drawing is one of what ``saveGraphicsState()`` keeps.
            if !UIGraphics.drawings.isEmpty { UIGraphics.pop() }
            if let drawing = newValue?.drawing { UIGraphics.drawings.append(drawing) }
        }
    }

    /// The drawing as Core Graphics has it.
    open var cgContext: CGContext { drawing.context }
    /// Whether y grows downwards.
    open var isFlipped: Bool { drawing.isFlipped }
    /// How smoothly pictures are scaled; no effect here: always as smoothly as it goes.
    open var imageInterpolation = NSImageInterpolation.default
    /// No effect here: lines are always smooth.
    open var shouldAntialias = true

    /// How what is drawn is mixed with what is there.
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

/// How smoothly pictures are scaled.
public enum NSImageInterpolation: UInt, Sendable {
    /// As usual.
    case `default`
    /// Not at all.
    case none
    /// A little.
    case low
    /// Most.
    case high
    /// More.
    case medium
}
