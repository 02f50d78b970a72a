public import CoreGraphics
public import Foundation

/// A layer of a view; widgets draw none.
open class CALayer: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, it is the main thread's.

    /// No effect here: layers are not drawn.
    open var frame = CGRect.zero
    /// No effect here: layers are not drawn.
    open var bounds = CGRect.zero
    /// No effect here: layers are not drawn.
    open var position = CGPoint.zero
    /// No effect here: layers are not drawn.
    open var cornerRadius: CGFloat = 0
    /// No effect here: layers are not drawn.
    open var masksToBounds = false
    /// No effect here: layers are not drawn.
    open var backgroundColor: CGColor?
    /// No effect here: layers are not drawn.
    open var borderColor: CGColor?
    /// No effect here: layers are not drawn.
    open var borderWidth: CGFloat = 0
    /// No effect here: layers are not drawn.
    open var opacity: Float = 1
    /// No effect here: layers are not drawn.
    open var shadowColor: CGColor?
    /// No effect here: layers are not drawn.
    open var shadowOpacity: Float = 0
    /// No effect here: layers are not drawn.
    open var shadowRadius: CGFloat = 3
    /// No effect here: layers are not drawn.
    open var shadowOffset = CGSize.zero
    /// No effect here: layers are not drawn.
    open var contents: Any?
    /// The sublayers.
    open private(set) var sublayers: [CALayer]?

    /// Creates a layer, which is never drawn.
    public override init() {}

    /// Adds a sublayer.
    open func addSublayer(_ layer: CALayer) { sublayers = (sublayers ?? []) + [layer] }

    /// Inserts a sublayer at an index.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(index), layers.count))
        sublayers = layers
    }

    /// Does nothing, because layers are not drawn.
    open func render(in context: CGContext) {}

    /// No effect here: layers are not drawn.
    open func setNeedsDisplay() {}
}

/// A layer with a gradient; widgets draw none.
open class CAGradientLayer: CALayer, @unchecked Sendable {
    /// No effect here: layers are not drawn.
    open var colors: [Any]?
    /// No effect here: layers are not drawn.
    open var startPoint = CGPoint(x: 0.5, y: 0)
    /// No effect here: layers are not drawn.
    open var endPoint = CGPoint(x: 0.5, y: 1)
}
