public import Foundation

/// A drawing into memory, whose origin is its top left corner.
///
/// Differs from Apple: it draws rectangles, ellipses and pictures, moved and scaled but not turned, and
/// pictures stand upright in it.
public final class CGContext {
    private struct State {
        var origin = CGPoint.zero
        var scale = CGSize(width: 1, height: 1)
        var fill = SRGBColor(white: 0)
        var alpha = 1.0
        var clip: [PixelRegion] = []
    }

    private var raster: Raster
    private var state = State()
    private var saved: [State] = []
    private var path: [PixelRegion] = []

    /// Transparent pixels, so many for each point.
    package init(width: Int, height: Int, scale: CGFloat) {
        raster = Raster(width: width, height: height)
        state.scale = CGSize(width: scale, height: scale)
    }

    /// Columns.
    public var width: Int { raster.width }
    /// Rows.
    public var height: Int { raster.height }
    /// Pixels per point where it draws now.
    package var pixelsPerPoint: CGSize { state.scale }

    /// What was drawn so far.
    public func makeImage() -> CGImage? {
        CGImage(width: width, height: height, rgba: raster.rgba)
    }

    /// Keeps the settings for ``restoreGState()``.
    public func saveGState() { saved.append(state) }

    /// Brings back the settings kept last.
    public func restoreGState() { state = saved.popLast() ?? state }

    /// Moves the origin.
    public func translateBy(x: CGFloat, y: CGFloat) {
        state.origin.x += x * state.scale.width
        state.origin.y += y * state.scale.height
    }

    /// Makes what is drawn from now on larger.
    public func scaleBy(x: CGFloat, y: CGFloat) {
        state.scale = CGSize(width: state.scale.width * x, height: state.scale.height * y)
    }

    /// Sets what to fill with.
    public func setFillColor(_ color: CGColor) { state.fill = color.value }

    /// Sets what to fill with.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = SRGBColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the opacity of everything.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { paint(.rectangle(pixels(rect))) }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

    /// Fills an ellipse.
    public func fillEllipse(in rect: CGRect) { paint(.ellipse(pixels(rect))) }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        raster.clear(.rectangle(pixels(rect)), inside: state.clip)
    }

    /// Adds a rectangle to the path.
    public func addRect(_ rect: CGRect) { path.append(.rectangle(pixels(rect))) }

    /// Adds an ellipse to the path.
    public func addEllipse(in rect: CGRect) { path.append(.ellipse(pixels(rect))) }

    /// Adds a rectangle with round corners to the path.
    package func addRoundedRect(_ rect: CGRect, radius: CGFloat) {
        path.append(.rounded(pixels(rect), radius: radius * state.scale.width))
    }

    /// Fills the path and forgets it.
    public func fillPath() {
        for region in path { paint(region) }
        path = []
    }

    /// Draws nothing outside the path from now on, and forgets it.
    public func clip() {
        state.clip += path.suffix(1)
        path = []
    }

    /// Draws nothing outside a rectangle from now on.
    public func clip(to rect: CGRect) { state.clip.append(.rectangle(pixels(rect))) }

    /// Draws a picture, scaled to a rectangle.
    public func draw(_ image: CGImage, in rect: CGRect) {
        raster.draw(
            Raster(width: image.width, height: image.height, rgba: image.rgba), in: pixels(rect),
            alpha: state.alpha, inside: state.clip)
    }

    private func paint(_ region: PixelRegion) {
        var color = state.fill
        color.alpha *= state.alpha
        raster.fill(region, color, inside: state.clip)
    }

    private func pixels(_ rect: CGRect) -> CGRect {
        CGRect(
            x: state.origin.x + rect.minX * state.scale.width,
            y: state.origin.y + rect.minY * state.scale.height,
            width: rect.width * state.scale.width, height: rect.height * state.scale.height)
    }
}
