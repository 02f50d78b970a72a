import WidgetWire

extension ElementBuilder {
    /// The element of a view that is no group and no modifier.
    func primitive(_ place: Place, _ inherited: Inherited) -> Element {
        let node = tree.nodes[place.index]
        switch node.kind {
        case .vstack: return stack(.vertical, node, place, inherited)
        case .hstack: return stack(.horizontal, node, place, inherited)
        case .zstack:
            return ZStackElement(
                id: place.id.value, alignment: node.alignment,
                children: members(of: place, inherited.inside(stackAxis: nil)))
        case .spacer:
            return SpacerElement(
                id: place.id.value, axis: inherited.stackAxis, minimum: node.length(.minLength))
        case .divider:
            return DividerElement(
                id: place.id.value, inherited: inherited, scale: session.scale)
        case .text: return text(place, inherited)
        case .image: return symbol(node, place, inherited)
        case .grid: return grid(node, place, inherited)
        case .lazyVGrid: return lazyGrid(.vertical, node, place, inherited)
        case .lazyHGrid: return lazyGrid(.horizontal, node, place, inherited)
        case .layout: return layout(node, place, inherited)
        case .geometryReader: return geometryReader(node, place, inherited)
        case .link:
            return hitRegion(.with { $0.url = node.string(.url) ?? "" }, place, inherited)
        case .actionRegion: return hitRegion(.action(of: node), place, inherited)
        case .viewThatFits:
            return ViewThatFitsElement(
                id: place.id.value, horizontal: node.bool(.horizontal) ?? true,
                vertical: node.bool(.vertical) ?? true,
                candidates: members(of: place, inherited.inside(stackAxis: nil)))
        case .gauge: return gauge(node, place, inherited)
        default: return shape(node, place, inherited)
        }
    }

    private func stack(
        _ axis: Axis, _ node: ViewTree.Node, _ place: Place, _ inherited: Inherited
    ) -> Element {
        StackElement(
            id: place.id.value, axis: axis, guide: node.alignment[axis.other],
            spacing: node.length(.spacing),
            children: members(of: place, inherited.inside(stackAxis: axis)), grid: session.grid)
    }

    private func hitRegion(
        _ region: HitRegion, _ place: Place, _ inherited: Inherited
    ) -> Element {
        let label = joined(children(of: place), inherited.inside(.row), id: place.id)
        return HitRegionElement(id: place.id.value, child: label, region: region)
    }

    private func geometryReader(
        _ node: ViewTree.Node, _ place: Place, _ inherited: Inherited
    ) -> Element {
        guard let content = deferredContent(node, place, inherited, in: .topLeading) else {
            session.reportOnce("A geometry reader has no content function and stays empty.")
            return GeometryReaderElement(id: place.id.value) { _ in nil }
        }
        return GeometryReaderElement(id: place.id.value, content: content)
    }

    /// Content of a function that is called when its place is known.
    func deferredContent(
        _ node: ViewTree.Node, _ place: Place, _ inherited: Inherited, in alignment: GuidePair
    ) -> ((GeometryValue) -> Element?)? {
        guard case .geometry(let record) = node.callback else { return nil }
        let inner = inherited.inside(stackAxis: nil).inside(.layers(alignment))
        let depth = max(0, tree.limits.depth - tree.depth(of: place.index))
        let session = session
        let report = tree.report
        return { geometry in
            let limits = ViewTreeLimits(depth: depth, nodes: session.nodesLeft)
            let recorder = ViewTreeBuilder(limits: limits, report: report)
            record(geometry, recorder)
            guard let content = try? recorder.finish() else { return nil }
            session.nodesLeft = max(0, session.nodesLeft - content.count)
            let builder = ElementBuilder(tree: content, session: session)
            return builder.view(Place(index: 0, id: place.id), inner)
        }
    }

    private func shape(
        _ node: ViewTree.Node, _ place: Place, _ inherited: Inherited
    ) -> Element {
        var appearance = ShapeElement.Appearance()
        appearance.fill = node.paint(.fill)
        appearance.stroke = node.paint(.stroke)
        if appearance.fill == nil, appearance.stroke == nil {
            appearance.fill = inherited.foregroundPaint
        }
        appearance.lineWidth = max(0, node.length(.lineWidth) ?? 1)
        appearance.inset = max(0, node.length(.strokeInset) ?? 0)
        return ShapeElement(
            id: place.id.value, form: form(node), appearance: appearance, inherited: inherited)
    }

    private func form(_ node: ViewTree.Node) -> ShapeElement.Form {
        let isContinuous = node.bool(.continuous) ?? true
        switch node.kind {
        case .circle: return .circle
        case .ellipse: return .ellipse
        case .capsule: return .capsule(isContinuous: isContinuous)
        case .roundedRectangle:
            let width = max(0, node.length(.cornerWidth) ?? 0)
            let height = max(0, node.length(.cornerHeight) ?? width)
            return .roundedRectangle(width: width, height: height, isContinuous: isContinuous)
        default: return .rectangle
        }
    }
}

extension HitRegion {
    fileprivate static func action(of node: ViewTree.Node) -> HitRegion {
        .with {
            $0.action = node.string(.action) ?? ""
            if let isOn = node.bool(.isOn) { $0.isOn = isOn }
        }
    }
}
