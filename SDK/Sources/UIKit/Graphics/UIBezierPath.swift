public import CoreGraphics
public import Foundation

/// Lines and curves that can be drawn into the open drawing.
open class UIBezierPath: NSObject, @unchecked Sendable {
    // Unchecked: as Apple's, it is not for several threads.
    private var steps: PathSteps
    /// The line width.
    open var lineWidth: CGFloat = 1
    /// The style of line ends.
    open var lineCapStyle = CGLineCap.butt
    /// The style of line joins.
    open var lineJoinStyle = CGLineJoin.miter
    /// The limit of mitered corners, in line widths.
    open var miterLimit: CGFloat = 10
    /// No effect here: curves are as smooth as pixels.
    open var flatness: CGFloat = 0.6
    /// Whether the interior is determined by the even-odd rule.
    open var usesEvenOddFillRule = false
    private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

    /// Creates an empty path.
    public override required init() { steps = PathSteps() }

    init(_ steps: PathSteps) { self.steps = steps }

    /// A path of Core Graphics.
    public convenience init(cgPath: CGPath) { self.init(cgPath.steps) }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        steps.addRect(rect)
    }

    /// An ellipse that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        steps.addEllipse(in: rect)
    }

    /// A rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(
            roundedRect: rect, byRoundingCorners: .allCorners,
            cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// A rectangle with some round corners.
    public convenience init(
        roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
    ) {
        let most = min(rect.width, rect.height) / 2
        let radius = max(0, min(cornerRadii.width, most))
        let size = { (corner: UIRectCorner) in
            corners.contains(corner) ? CGSize(width: radius, height: radius) : .zero
        }
        self.init()
        steps.addRoundedRect(
            rect,
            corners: .init(
                topLeft: size(.topLeft), topRight: size(.topRight),
                bottomLeft: size(.bottomLeft), bottomRight: size(.bottomRight)),
            isContinuous: false)
    }

    /// Creates an arc.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
            clockwise: clockwise)
    }

    /// The path as Core Graphics has it.
    open var cgPath: CGPath {
        get { CGPath(steps) }
        set { steps = newValue.steps }
    }
    /// Whether there are no lines and curves.
    open var isEmpty: Bool { steps.isEmpty }
    /// The smallest rectangle around all lines and curves.
    open var bounds: CGRect { steps.bounds }
    /// The end point, from which the next line starts.
    open var currentPoint: CGPoint { steps.current ?? .zero }

    /// Whether a point lies inside.
    open func contains(_ point: CGPoint) -> Bool {
        steps.contains(point, isEvenOdd: usesEvenOddFillRule)
    }

    /// Begins a new subpath.
    open func move(to point: CGPoint) { steps.move(to: point) }

    /// Adds a line.
    open func addLine(to point: CGPoint) { steps.addLine(to: point) }

    /// Adds a curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        steps.addCurve(control1: controlPoint1, control2: controlPoint2, to: endPoint)
    }

    /// Adds a curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        steps.addQuad(control: controlPoint, to: endPoint)
    }

    /// Adds an arc, clockwise if y grows downwards.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
        clockwise: Bool
    ) {
        steps.addArc(
            center: center, radius: radius, start: startAngle, end: endAngle,
            clockwise: !clockwise, transform: .identity)
    }

    /// Ends the part with a line to where it began.
    open func close() { steps.close() }

    /// Forgets all lines and curves.
    open func removeAllPoints() { steps = PathSteps() }

    /// Adds another path.
    open func append(_ bezierPath: UIBezierPath) { steps.append(bezierPath.steps) }

    /// Transforms the path.
    open func apply(_ transform: CGAffineTransform) { steps = steps.applying(transform) }

    /// Returns the path in the opposite direction.
    open func reversing() -> UIBezierPath { UIBezierPath(steps.reversed()) }

    /// Sets the lengths that are drawn and left out in turn.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (
            phase, Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : count))
        )
    }

    /// Fills the path in the open drawing.
    open func fill() { fill(with: .normal, alpha: 1) }

    /// Fills the path in the current context with a blend mode.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding) }
    }

    /// Draws the path's line in the open drawing.
    open func stroke() { stroke(with: .normal, alpha: 1) }

    /// Strokes the path in the current context with a blend mode.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        draw(blendMode, alpha) { context in
            context.setLineWidth(lineWidth)
            context.setLineCap(lineCapStyle)
            context.setLineJoin(lineJoinStyle)
            context.setMiterLimit(miterLimit)
            context.setLineDash(phase: dash.phase, lengths: dash.lengths)
            context.strokePath()
        }
    }

    /// Clips further drawing in the current context to the path.
    open func addClip() {
        guard let context = UIGraphics.current else { return }
        context.beginPath()
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    private func draw(
        _ blendMode: CGBlendMode, _ alpha: CGFloat, _ actions: (CGContext) -> Void
    ) {
        guard let context = UIGraphics.current else { return }
        context.saveGState()
        context.setBlendMode(blendMode)
        context.setAlpha(alpha)
        context.beginPath()
        context.addPath(cgPath)
        actions(context)
        context.restoreGState()
    }
}
