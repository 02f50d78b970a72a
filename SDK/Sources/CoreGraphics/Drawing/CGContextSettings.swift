public import Foundation

extension CGContext {
    /// Sets what to fill with.
    public func setFillColor(_ color: CGColor) { state.fill = color.value }

    /// Sets what to fill with.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fill = SRGBColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the grey to fill with.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fill = SRGBColor(white: gray, alpha: alpha)
    }

    /// Sets what to draw lines with.
    public func setStrokeColor(_ color: CGColor) { state.stroke = color.value }

    /// Sets what to draw lines with.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.stroke = SRGBColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the opacity of everything.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

    /// Sets how what is drawn is mixed with what is there.
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

    /// Sets how wide lines are, in points.
    public func setLineWidth(_ width: CGFloat) { state.line.width = width }

    /// Sets how lines end.
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }

    /// Sets how lines turn.
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }

    /// Sets how far corners reach, in widths of the line.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }

    /// Sets the lengths that are drawn and left out in turn.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.line.phase = phase
        state.line.dash = lengths
    }

    /// No effect here: nothing casts a shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}

    /// No effect here: nothing casts a shadow.
    public func setShadow(offset: CGSize, blur: CGFloat) {}

    /// No effect here: edges are always smooth.
    public func setShouldAntialias(_ shouldAntialias: Bool) {}

    /// No effect here: edges are always smooth.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

    /// No effect here: edges are always smooth.
    public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

    /// No effect here: edges are always smooth.
    public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

    /// No effect here: letters stand where they are put.
    public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

    /// No effect here: letters stand where they are put.
    public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

    /// No effect here: curves are always exact.
    public func setFlatness(_ flatness: CGFloat) {}

    /// No effect here: what is drawn is there at once.
    public func flush() {}

    /// No effect here: what is drawn is there at once.
    public func synchronize() {}
}
