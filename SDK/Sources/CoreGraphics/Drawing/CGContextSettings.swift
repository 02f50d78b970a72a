public import Foundation

extension CGContext {
    /// Sets the fill color.
    public func setFillColor(_ color: CGColor) { state.fill = color.value }

    /// Sets the fill color.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = SRGBColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the fill color to a gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fill = SRGBColor(white: gray, alpha: alpha)
    }

    /// Sets the stroke color.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.value }

    /// Sets the stroke color.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = SRGBColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the opacity of later drawing, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

    /// Sets the blend mode.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Sets the line width, in points.
    public func setLineWidth(_ width: CGFloat) { state.line.width = width }

    /// Sets the form of the ends of lines.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

    /// Sets the form of the corners of lines.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

    /// Sets the greatest length of a miter, in line widths.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

    /// Sets the lengths of the dashes and gaps, in points, and where the pattern starts.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.phase = phase
        state.line.dash = lengths
    }

    /// No effect here: shadows are not drawn.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}

    /// No effect here: shadows are not drawn.
    public func setShadow(offset: CGSize, blur: CGFloat) {}

    /// No effect here: edges are always smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}

    /// No effect here: edges are always smooth.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

    /// No effect here: edges are always smooth.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

    /// No effect here: edges are always smooth.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

    /// No effect here: letters are always drawn at their exact positions.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

    /// No effect here: letters are always drawn at their exact positions.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

    /// No effect here: curves are always exact.
    public func setFlatness(_ flatness: CGFloat) {}

    /// No effect here: drawing is immediate.
    public func flush() {}

    /// No effect here: drawing is immediate.
    public func synchronize() {}
}
