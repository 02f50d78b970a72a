public import Foundation

/// Where a canvas's closure draws.
///
/// A copy has a state of its own and draws into the same canvas.
public struct GraphicsContext {
    /// How opaque what is drawn next will be.
    public var opacity = 1.0
    /// How what is drawn next will be mixed with what is there.
    public var blendMode = BlendMode.normal
    /// Where what is drawn next will lie.
    public var transform = CGAffineTransform.identity
    /// What the canvas inherits.
    public let environment: EnvironmentValues
    let drawing: CanvasDrawing
    let size: CGSize
    let measure: CanvasMeasurement
    var clips: [CanvasClip] = []
    var filters: [Filter] = []
    /// The views that the canvas may draw.
    let symbols: (any View)?

    @MainActor init(size: CGSize, symbols: (any View)?, recorder: ViewRecorder) {
        self.size = size
        self.symbols = symbols
        environment = recorder.environment
        drawing = CanvasDrawing()
        measure = CanvasMeasurement(recorder)
    }

    /// A context of a layer: where this one draws, with nothing else of its state.
    init(layerIn context: GraphicsContext, isOnePicture: Bool) {
        size = context.size
        environment = context.environment
        measure = context.measure
        symbols = context.symbols
        transform = context.transform
        drawing = CanvasDrawing(isOnePicture: isOnePicture)
    }

    /// Scales what is drawn next.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
    }

    /// Moves what is drawn next.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }

    /// Turns what is drawn next.
    public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: CGFloat(angle.radians))
    }

    /// Puts a transform before the others.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    /// Whether what is drawn is put where it belongs, and nothing else.
    var isPlain: Bool { opacity == 1 && blendMode == .normal && filters.isEmpty }

    /// Calls a closure with a layer, which is drawn as one picture.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = GraphicsContext(layerIn: self, isOnePicture: !isPlain)
        try content(&layer)
        append(layer.drawing, placed: .identity)
    }

    /// Adds a view that has the canvas's frame, in this context's state, above the others or above
    /// some of them.
    ///
    /// - Parameter outline: The inside of the content's outline, opaque; nil where that is as
    ///   opaque as the content.
    func append(
        _ content: some View, outline: (any View)? = nil, placed transform: CGAffineTransform,
        at place: Int? = nil
    ) {
        drawing.items.insert(
            CanvasItem(
                content: content, outline: outline, transform: transform, opacity: opacity,
                blendMode: blendMode, clips: clips, filters: filters),
            at: place ?? drawing.items.endIndex)
    }
}
