public import Foundation

/// A drawing into memory.
///
/// Differs from Apple: it draws paths, gradients and pictures, and UIKit's and Core Text's letters;
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
    /// The path in pixels.
    var steps = PathSteps()
    private let buffer: BitmapBuffer?
    /// How the bytes of its images lie in memory.
    private let imageInfo: CGBitmapInfo
    /// Pixels per point at first.
    package let scale: CGFloat
    /// How smoothly pictures are scaled; no effect here: always as smoothly as it goes.
    public var interpolationQuality = CGInterpolationQuality.default
    /// From the letters' points to the drawing's; Core Text draws at its origin.
    public var textMatrix = CGAffineTransform.identity
    /// Where Core Text draws the next line.
    public var textPosition: CGPoint {
        get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
        set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
    }

    /// Transparent pixels, so many for each point; the origin is the top left corner.
    package init(width: Int, height: Int, scale: CGFloat) {
        raster = Raster(width: width, height: height)
        self.scale = scale
        buffer = nil
        imageInfo = .ofDrawings
        state.transform = CGAffineTransform(scaleX: scale, y: scale)
    }

    /// A drawing in memory of the caller's, or its own for `nil`; the origin is the bottom left
    /// corner.
    ///
    /// Nil when the size is none or too large, or the pixels' layout is not known here: 8 bits for
    /// each of red, green, blue and alpha in any order, or of grey.
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

    /// Columns.
    public var width: Int { raster.width }
    /// Rows.
    public var height: Int { raster.height }
    /// The memory that the drawing is kept in; nil for a drawing of UIKit's.
    public var data: UnsafeMutableRawPointer? { buffer?.memory }
    /// From points to pixels.
    public var ctm: CGAffineTransform { state.transform }
    /// Where the drawing shows, in points.
    public var boundingBoxOfClipPath: CGRect {
        let columns = state.clip?.columns ?? 0..<width
        let rows = state.clip?.rows ?? 0..<height
        return CGRect(
            x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count
        ).applying(state.transform.inverted())
    }

    /// What was drawn so far.
    public func makeImage() -> CGImage? {
        buffer?.load(into: &raster)
        return CGImage(width: width, height: height, rgba: raster.rgba, bitmapInfo: imageInfo)
    }

    /// Keeps the settings for ``restoreGState()``.
    public func saveGState() { saved.append(state) }

    /// Brings back the settings kept last.
    public func restoreGState() { state = saved.popLast() ?? state }

    /// Moves the origin.
    public func translateBy(x: CGFloat, y: CGFloat) {
        state.transform = state.transform.translatedBy(x: x, y: y)
    }

    /// Makes what is drawn from now on larger.
    public func scaleBy(x: CGFloat, y: CGFloat) {
        state.transform = state.transform.scaledBy(x: x, y: y)
    }

    /// Turns what is drawn from now on, by radians.
    public func rotate(by angle: CGFloat) {
        state.transform = state.transform.rotated(by: angle)
    }

    /// Transforms what is drawn from now on.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// Paints the covered pixels that show.
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

/// How smoothly pictures are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
    /// As usual.
    case `default`
    /// Not at all.
    case none
    /// A little.
    case low
    /// More.
    case medium = 4
    /// Most.
    case high = 3
}
