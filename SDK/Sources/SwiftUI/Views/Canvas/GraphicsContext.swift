public import Foundation

/// The drawing context of a canvas.
///
/// A copy has its own state and draws into the same canvas.
public struct GraphicsContext {
    /// The opacity of content drawn next.
    public var opacity = 1.0
    /// The blend mode of content drawn next.
    public var blendMode = BlendMode.normal
    /// The transform of content drawn next.
    public var transform = CGAffineTransform.identity
    /// The environment of the canvas.
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

    /// Creates the context of a layer, which shares only the destination with this one.
    init(layerIn context: GraphicsContext, isOnePicture: Bool) {
        size = context.size
        environment = context.environment
        measure = context.measure
        symbols = context.symbols
        transform = context.transform
        drawing = CanvasDrawing(isOnePicture: isOnePicture)
    }

    /// Scales content drawn next.
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {
        transform = transform.scaledBy(x: x, y: y)
    }

    /// Moves content drawn next.
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        transform = transform.translatedBy(x: x, y: y)
    }

    /// Rotates content drawn next.
    public mutating func rotate(by angle: Angle) {
        transform = transform.rotated(by: CGFloat(angle.radians))
    }

    /// Concatenates a transform.
    public mutating func concatenate(_ matrix: CGAffineTransform) {
        transform = matrix.concatenating(transform)
    }

    /// Whether the context has no state other than a transform.
    var isPlain: Bool { opacity == 1 && blendMode == .normal && filters.isEmpty }

    /// Calls a closure with a layer, which is drawn as one image.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var layer = GraphicsContext(layerIn: self, isOnePicture: !isPlain)
        try content(&layer)
        append(layer.drawing, placed: .identity)
    }

    /// Adds a view with the frame of the canvas in this context's state, above all others or some
    /// of them.
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
