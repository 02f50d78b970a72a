import CWidgetPlugin
import CoreGraphics
import Foundation

extension ViewRecorder {
    /// Records a shape as one node, painted with the foreground style when `paint` is `nil`.
    func record(_ shape: some Shape, _ paint: Paint?, style: FillStyle = FillStyle()) {
        let outline = shape.outline.inContainer(environment.containerOutline)
        node(outline.form.kind) {
            set(outline.form)
            switch outline.part {
            case .inside:
                if style.isEOFilled { set(WIDGET_EVEN_ODD, true) }
                if let paint { set(WIDGET_FILL, paint) }
            case .line(let line):
                set(WIDGET_STROKE, paint ?? Paint(.level(1)))
                set(line)
            }
            if outline.inset != 0 { set(WIDGET_SHAPE_INSET, Double(outline.inset)) }
        }
    }

    private func set(_ form: Outline.Form) {
        switch form {
        case .rectangle, .circle, .ellipse, .container: break
        case .capsule(let style): setCorners(style)
        case .roundedRectangle(let size, let style):
            set(WIDGET_CORNER_WIDTH, Double(size.width))
            if size.height != size.width { set(WIDGET_CORNER_HEIGHT, Double(size.height)) }
            setCorners(style)
        case .path(let path) where environment.layoutDirection == .leftToRight:
            set(WIDGET_PATH_NUMBERS, path.steps.numbers)
        case .path(let path): setPath(isFixed: false) { _ in path }
        case .function(let isFixed, let path): setPath(isFixed: isFixed, path)
        }
    }

    private func setPath(isFixed: Bool, _ path: @escaping @Sendable (CGRect) -> Path) {
        let isMirrored = !isFixed && environment.layoutDirection == .rightToLeft
        setPathContent(WIDGET_CONTENT) { width, height in
            let path = path(CGRect(x: 0, y: 0, width: width, height: height))
            guard isMirrored else { return path.steps.numbers }
            let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: CGFloat(width), ty: 0)
            return path.steps.applying(mirror).numbers
        }
    }

    private func setCorners(_ style: RoundedCornerStyle) {
        if style == .circular { set(WIDGET_CONTINUOUS, false) }
    }

    private func set(_ line: StrokeStyle) {
        set(WIDGET_LINE_WIDTH, Double(line.lineWidth))
        if line.lineCap != .butt { set(WIDGET_LINE_CAP, Int64(line.lineCap.rawValue)) }
        if line.lineJoin != .miter { set(WIDGET_LINE_JOIN, Int64(line.lineJoin.rawValue)) }
        if line.miterLimit != 10 { set(WIDGET_MITER_LIMIT, Double(line.miterLimit)) }
        guard !line.dash.isEmpty else { return }
        set(WIDGET_DASH, line.dash.map { Double($0) })
        if line.dashPhase != 0 { set(WIDGET_DASH_PHASE, Double(line.dashPhase)) }
    }
}

extension Outline.Form {
    fileprivate var kind: widget_kind {
        switch self {
        case .rectangle: WIDGET_RECTANGLE
        case .roundedRectangle: WIDGET_ROUNDED_RECTANGLE
        case .circle: WIDGET_CIRCLE
        case .capsule: WIDGET_CAPSULE
        case .ellipse: WIDGET_ELLIPSE
        case .container: WIDGET_CONTAINER_SHAPE
        case .path, .function: WIDGET_PATH
        }
    }
}

extension PathSteps {
    /// The steps as the header's list of numbers.
    fileprivate var numbers: [Double] {
        var numbers: [Double] = []
        numbers.reserveCapacity(steps.count * 3)
        for step in steps {
            numbers.append(step.verb)
            for point in step.points {
                numbers.append(Double(point.x))
                numbers.append(Double(point.y))
            }
        }
        return numbers
    }
}

extension PathSteps.Step {
    fileprivate var verb: Double {
        let verb =
            switch self {
            case .move: WIDGET_PATH_MOVE
            case .line: WIDGET_PATH_LINE
            case .quad: WIDGET_PATH_QUAD
            case .curve: WIDGET_PATH_CURVE
            case .close: WIDGET_PATH_CLOSE
            }
        return Double(verb.rawValue)
    }
}
