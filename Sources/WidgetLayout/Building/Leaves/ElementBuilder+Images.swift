import WidgetWire

extension ElementBuilder {
    /// A picture, or a symbol if a name is set.
    func image(_ view: RecordedView, _ inherited: Inherited) -> Element {
        if view.node.string(.symbol) != nil {
            return painted(symbol(view, inherited), view, inherited)
        }
        let inherited = inAccentGroup(view.node, inherited)
        var image = ImageValue(source: nil, scale: 1)
        if case .image(let value) = view.node[.image] { image = value }
        var style = style(view.node, inherited)
        if let factor = view.node.symbolFactor(inherited) {
            image = ImageValue(source: image.source, scale: image.scale / factor.size)
            style.baseline = factor.baseline
            style.capHeight = session.engine.capHeight(of: inherited.resolvedFont)
        }
        return ImageElement(
            id: view.id.value, image: image, style: style, inherited: inherited, session: session)
    }

    /// A symbol, or a picture that fills its room.
    func icon(_ view: RecordedView, _ inherited: Inherited) -> Element {
        let node = view.node
        guard node.string(.symbol) == nil, case .image(let value) = node[.image] else {
            return image(view, inherited)
        }
        let inherited = inAccentGroup(node, inherited)
        var style = style(node, inherited)
        style.isResizable = true
        let image = ImageElement(
            id: view.id.value, image: value, style: style, inherited: inherited, session: session)
        return AspectRatioElement(
            id: view.id.adding("fit").value, child: image, ratio: nil, fills: false)
    }

    /// The `widget_interpolation` that leaves pixels as squares.
    private static let noInterpolation: Int64 = 1

    private func style(_ node: ViewTree.Node, _ inherited: Inherited) -> ImageStyle {
        var style = ImageStyle()
        let isTemplate = node.bool(.template) ?? false
        if isTemplate {
            style.content = .alpha
            style.fill = inherited.foregroundPaint
        }
        let accented = AccentedRendering(node)
        if inherited.flattening == .colors, isTemplate || accented != .fullColor {
            style.content = accented.isDesaturated ? .luminance : .alpha
            // It is flattened to the group's colour, like every paint.
            style.fill = style.fill ?? PaintValue(.color(ColorValue()))
        }
        style.isSmooth = node.int(.interpolation) != Self.noInterpolation
        style.isResizable = node.bool(.resizable) ?? false
        guard style.isResizable else { return style }
        style.isTiled = node.bool(.tiled) ?? false
        if case .doubles(let caps) = node[.capInsets], caps.count == 4 {
            let caps = caps.map { max(0, Length.finite($0) ?? 0) }
            style.caps = Insets(top: caps[0], leading: caps[1], bottom: caps[2], trailing: caps[3])
        }
        return style
    }

    /// The inherited values of a picture, including which of the two colours it belongs to.
    private func inAccentGroup(_ node: ViewTree.Node, _ inherited: Inherited) -> Inherited {
        switch AccentedRendering(node) {
        case .automatic, .fullColor: inherited
        case .desaturated: inherited.merging([.accentable: .bool(false)])
        case .accented, .accentedDesaturated: inherited.merging([.accentable: .bool(true)])
        }
    }
}

extension ViewTree.Node {
    /// The scale of a picture that is a symbol, in the inherited font, and its baseline then.
    ///
    /// - Returns: nil for any other picture.
    fileprivate func symbolFactor(_ inherited: Inherited) -> (size: Double, baseline: Double)? {
        guard let numbers = doubles(.symbolFrame), numbers.count == 2,
            let points = Length.finite(numbers[0]), points > 0.01,
            let baseline = Length.finite(numbers[1])
        else { return nil }
        let size = inherited.resolvedFont.size * inherited.symbols.scale / points
        return (size, baseline * size)
    }
}
