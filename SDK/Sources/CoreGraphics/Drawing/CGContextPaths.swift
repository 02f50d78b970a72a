public import Foundation

/// How a path is drawn: filled, stroked, or both.
public enum CGPathDrawingMode: Int32, Sendable {
    /// The path is filled by the winding rule.
    case fill
    /// The path is filled by the even-odd rule.
    case eoFill
    /// The path is stroked.
    case stroke
    /// The path is filled by the winding rule, then stroked.
    case fillStroke
    /// The path is filled by the even-odd rule, then stroked.
    case eoFillStroke
}

extension CGContext {
    /// The current path, in points; nil if it is empty.
    public var path: CGPath? {
        steps.isEmpty ? nil : CGPath(steps.applying(state.transform.inverted()))
    }
    /// Whether the current path is empty.
    public var isPathEmpty: Bool { steps.isEmpty }

    /// Discards the current path.
    public func beginPath() { steps = PathSteps() }

    /// Begins a new subpath.
    public func move(to point: CGPoint) { steps.move(to: point.applying(state.transform)) }

    /// Adds a line.
    public func addLine(to point: CGPoint) { steps.addLine(to: point.applying(state.transform)) }

    /// Adds lines between points, as a new subpath.
    public func addLines(between points: [CGPoint]) {
        for (index, point) in points.enumerated() {
            if index == 0 { move(to: point) } else { addLine(to: point) }
        }
    }

    /// Adds a quadratic curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        steps.addQuad(
            control: control.applying(state.transform), to: end.applying(state.transform))
    }

    /// Adds a cubic curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        steps.addCurve(
            control1: control1.applying(state.transform),
            control2: control2.applying(state.transform), to: end.applying(state.transform))
    }

    /// Adds an arc of a circle; angles in radians.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        steps.addArc(
            center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise,
            transform: state.transform)
    }

    /// Adds an arc of a circle that is tangent to two lines.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        steps.addArc(
            corner: tangent1End, end: tangent2End, radius: radius, transform: state.transform)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { steps.addRect(rect, transform: state.transform) }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

    /// Adds an ellipse.
    public func addEllipse(in rect: CGRect) {
        steps.addEllipse(in: rect, transform: state.transform)
    }

    /// Adds another path.
    public func addPath(_ path: CGPath) { steps.append(path.steps.applying(state.transform)) }

    /// Closes the current subpath.
    public func closePath() { steps.close() }

    /// Fills the current path, and discards it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(pixels: steps, isEvenOdd: rule == .evenOdd)
        beginPath()
    }

    /// Strokes the current path, and discards it.
    public func strokePath() {
        let line = steps.applying(state.transform.inverted()).stroked(state.line)
        let color = Pixel(state.stroke)
        paint(coverage(of: line.applying(state.transform))) { _, _ in color }
        beginPath()
    }

    /// Draws the current path, and discards it.
    public func drawPath(using mode: CGPathDrawingMode) {
        let whole = steps
        switch mode {
        case .fill, .fillStroke: fillPath()
        case .eoFill, .eoFillStroke: fillPath(using: .evenOdd)
        case .stroke: break
        }
        steps = whole
        if mode != .fill, mode != .eoFill { strokePath() }
        beginPath()
    }

    /// Replaces the current path by the outline of its stroke.
    public func replacePathWithStrokedPath() {
        steps = steps.applying(state.transform.inverted()).stroked(state.line)
            .applying(state.transform)
    }

    /// Clips later drawing to the current path, and discards it.
    public func clip(using rule: CGPathFillRule = .winding) {
        clip(to: coverage(of: steps, isEvenOdd: rule == .evenOdd))
        beginPath()
    }

    /// Clips later drawing to a rectangle.
    public func clip(to rect: CGRect) { clip(to: coverage(of: pixels(rect))) }

    /// Clips later drawing to rectangles.
    public func clip(to rects: [CGRect]) {
        var all = PathSteps()
        for rect in rects { all.append(pixels(rect)) }
        clip(to: coverage(of: all))
    }

    func clip(to coverage: Coverage) {
        state.clip = state.clip.map(coverage.intersected) ?? coverage
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { fill(pixels: pixels(rect)) }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

    /// Fills an ellipse.
    public func fillEllipse(in rect: CGRect) {
        var ellipse = PathSteps()
        ellipse.addEllipse(in: rect, transform: state.transform)
        fill(pixels: ellipse)
    }

    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Strokes a rectangle with a line width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }

    /// Strokes an ellipse.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Strokes a line between each pair of points.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for (index, point) in points.enumerated() {
            if index % 2 == 0 { move(to: point) } else { addLine(to: point) }
        }
        strokePath()
    }

    /// Clears a rectangle to transparency.
    public func clear(_ rect: CGRect) {
        saveGState()
        state.blendMode = .clear
        fill(rect)
        restoreGState()
    }

    private func fill(pixels: PathSteps, isEvenOdd: Bool = false) {
        let color = Pixel(state.fill)
        paint(coverage(of: pixels, isEvenOdd: isEvenOdd)) { _, _ in color }
    }
}

extension CGContext {
    /// Fills the outlines of letters with a color, or strokes them with a line width; the path and
    /// the settings stay.
    package func paint(letters: PathSteps, _ color: CGColor, lineWidth: CGFloat? = nil) {
        let path = steps
        saveGState()
        steps = letters.applying(state.transform)
        if let lineWidth {
            setStrokeColor(color)
            setLineWidth(lineWidth)
            setLineDash(phase: 0, lengths: [])
            strokePath()
        } else {
            setFillColor(color)
            fillPath()
        }
        restoreGState()
        steps = path
    }
}
