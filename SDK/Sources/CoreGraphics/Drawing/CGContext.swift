public import Foundation

/// A drawing in memory.
///
/// Differs from Apple: it draws paths, gradients, images, and the text of UIKit and Core Text;
/// shadows have no effect.
public final class CGContext {
    struct State {
        var transform = CGAffineTransform.identity
        var fill = SRGBColor(white: 0)
        var stroke = SRGBColor(white: 0)
        var alpha = 1.0
        var blendMode = CGBlendMode.normal
        var clip: Coverage?
        var line = PathSteps.Line(
            width: 1, cap: .butt, join: .miter, miterLimit: 10, dash: [], phase: 0)
    }

    var raster: Raster
    var state = State()
    private var saved: [State] = []
    /// The current path, in pixels.
    var steps = PathSteps()
    private let buffer: BitmapBuffer?
    /// The layout of its images.
    private let imageInfo: CGBitmapInfo
    /// The number of pixels in a point of the initial transform.
    package let scale: CGFloat
    /// The quality of scaled images.
    ///
    /// No effect here: the quality is always the highest.
    public var interpolationQuality = CGInterpolationQuality.default
    /// The transform of text; Core Text draws at its origin.
    public var textMatrix = CGAffineTransform.identity
    /// The position of the next line of Core Text.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    /// Creates a transparent drawing of a size in pixels, with `scale` pixels in a point, whose
    /// origin is the top left corner.
    package init(width: Int, height: Int, scale: CGFloat) {
        raster = Raster(width: width, height: height)
        self.scale = scale
        buffer = nil
        imageInfo = .ofDrawings
        state.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    /// Creates a drawing in the caller's memory, or for `nil` in its own; the origin is the bottom
    /// left corner.
    ///
    /// Returns nil if the size is empty or too large, or if the layout is not supported: 8 bits for
    /// each of red, green, blue and alpha in any order, or for gray.
    public init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
        bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard (1...16_384).contains(width), (1...16_384).contains(height),
            width * height <= 40_000_000, bitsPerComponent == 8,
            let layout = PixelLayout(CGBitmapInfo(rawValue: bitmapInfo), space),
            bytesPerRow == 0 || bytesPerRow >= width * layout.bytes
        else { return nil }
        let rowBytes = bytesPerRow == 0 ? width * layout.bytes : bytesPerRow
        buffer = BitmapBuffer(data, layout, bytesPerRow: rowBytes, height: height)
        // Images of grey drawings have colors.
        imageInfo = layout.bytes == 4 ? CGBitmapInfo(rawValue: bitmapInfo) : .ofDecodedFiles
        raster = Raster(width: width, height: height)
        scale = 1
        if data != nil { buffer?.load(into: &raster) }
        state.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height))
    }

    /// The width in pixels.
    public var width: Int { raster.width }
    /// The height in pixels.
    public var height: Int { raster.height }
    /// The memory of the drawing, valid as long as the context; nil for a drawing of UIKit.
    public var data: UnsafeMutableRawPointer? { buffer?.memory }
    /// The current transform, from points to pixels.
    public var ctm: CGAffineTransform { state.transform }
    /// The smallest rectangle around the clipped area, in points.
    public var boundingBoxOfClipPath: CGRect {
        let columns = state.clip?.columns ?? 0..<width
        let rows = state.clip?.rows ?? 0..<height
        return CGRect(
            x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count
        ).applying(state.transform.inverted())
    }

    /// Returns an image of the drawing so far.
    public func makeImage() -> CGImage? {
        buffer?.load(into: &raster)
        return CGImage(width: width, height: height, rgba: raster.rgba, bitmapInfo: imageInfo)
    }

    /// Saves the settings for ``restoreGState()``.
    public func saveGState() { saved.append(state) }

    /// Restores the settings saved last.
    public func restoreGState() { state = saved.popLast() ?? state }

    /// Translates the origin of later drawing.
    public func translateBy(x: CGFloat, y: CGFloat) {
        state.transform = state.transform.translatedBy(x: x, y: y)
    }

    /// Scales later drawing.
    public func scaleBy(x: CGFloat, y: CGFloat) {
        state.transform = state.transform.scaledBy(x: x, y: y)
    }

    /// Rotates later drawing, by radians.
    public func rotate(by angle: CGFloat) {
        state.transform = state.transform.rotated(by: angle)
    }

    /// Transforms later drawing.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// Paints the covered pixels inside the clipped area.
    func paint(_ coverage: Coverage, source: (_ column: Int, _ row: Int) -> Pixel) {
        let visible = state.clip.map(coverage.intersected) ?? coverage
        let alpha = max(0, min(state.alpha, 1))
        raster.paint(visible, mode: state.blendMode) { source($0, $1) * alpha }
        buffer?.store(raster, rows: visible.rows)
    }

    func coverage(of pixels: PathSteps, isEvenOdd: Bool = false) -> Coverage {
        Coverage(pixels, isEvenOdd: isEvenOdd, width: width, height: height)
    }

    func pixels(_ rect: CGRect) -> PathSteps {
        var steps = PathSteps()
        steps.addRect(rect, transform: state.transform)
        return steps
    }
}

/// The quality of scaled images.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The default quality.
    case `default`
    /// No interpolation.
    case none
    /// Low quality.
    case low
    /// Medium quality.
    case medium = 4
    /// High quality.
    case high = 3
}
