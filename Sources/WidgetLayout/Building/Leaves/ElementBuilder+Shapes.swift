import WidgetWire

extension ElementBuilder {
    /// A shape, filled with the foreground style unless it has its own paint.
    func shape(_ form: ShapeElement.Form, _ view: RecordedView, _ inherited: Inherited) -> Element {
        var appearance = ShapeElement.Appearance()
        appearance.fill = view.node.paint(.fill)
        appearance.stroke = view.node.paint(.stroke)
        if appearance.fill == nil, appearance.stroke == nil {
            appearance.fill = inherited.foregroundPaint
        }
        appearance.lineWidth = max(0, view.node.length(.lineWidth) ?? 1)
        appearance.lineStyle = lineStyle(view.node)
        appearance.inset = view.node.length(.shapeInset) ?? 0
        return ShapeElement(
            id: view.id.value, form: form, appearance: appearance, inherited: inherited)
    }

    func path(_ node: ViewTree.Node) -> (Rect) -> Path {
        let numbers: (Double, Double) -> [Double]
        if case .path(let content) = node.callback {
            numbers = content
        } else {
            let known = node.doubles(.pathNumbers) ?? []
            numbers = { _, _ in known }
        }
        let isEvenOdd = node.bool(.evenOdd) ?? false
        let session = session
        return { frame in
            var reading = PathReading(
                origin: Position(x: frame.x, y: frame.y), isEvenOdd: isEvenOdd,
                limit: session.pathVerbsLeft)
            reading.read(numbers(frame.width, frame.height))
            session.pathVerbsLeft -= reading.path.verbs.count
            if let problem = reading.problem { session.reportOnce(problem) }
            return reading.path
        }
    }

    /// The style of the line; nil for the default one.
    private func lineStyle(_ node: ViewTree.Node) -> LineStyle? {
        guard node.attributes.hasAny(of: [.lineCap, .lineJoin, .miterLimit, .dash]) else {
            return nil
        }
        let style = LineStyle.with {
            $0.cap =
                node.int(.lineCap).flatMap { LineStyle.Cap(rawValue: Int(clamping: $0)) } ?? .butt
            $0.join =
                node.int(.lineJoin).flatMap { LineStyle.Join(rawValue: Int(clamping: $0)) }
                ?? .miter
            $0.miterLimit = max(1, node.length(.miterLimit) ?? 10)
            $0.dash = Self.dash(node.doubles(.dash) ?? [])
            $0.dashPhase = node.length(.dashPhase) ?? 0
        }
        return style == .usual ? nil : style
    }

    /// The lengths of a dashed line; none when they make no dashes.
    private static func dash(_ numbers: [Double]) -> [Double] {
        let lengths = numbers.prefix(64).map { max(0, Length.finite($0) ?? 0) }
        return lengths.reduce(0, +) > 0.01 ? lengths : []
    }
}

extension ViewTree.Node {
    /// Whether corners are continuous curves.
    var isContinuous: Bool { bool(.continuous) ?? true }

    /// A rectangle with the view's corners.
    var roundedRectangle: ShapeElement.Form {
        let width = (bound(.cornerWidth) ?? 0).clamped(to: 0...Length.limit)
        let height = (bound(.cornerHeight) ?? width).clamped(to: 0...Length.limit)
        return .roundedRectangle(width: width, height: height, isContinuous: isContinuous)
    }
}
