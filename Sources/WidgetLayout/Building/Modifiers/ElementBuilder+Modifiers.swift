import WidgetWire

extension ElementBuilder {
    /// A view with a modifier around it.
    func modified(_ child: Element, by view: RecordedView, _ inherited: Inherited) -> Element {
        switch view.node.kind {
        case .padding: return padded(child, view)
        case .frame: return frame(child, view)
        case .flexFrame: return flexFrame(child, view)
        case .background, .overlay: return layered(child, view, inherited)
        case .clip: return clipped(child, view, inherited)
        case .opacity: return faded(child, view)
        case .offset: return moved(child, view)
        case .fixedSize: return fixed(child, view)
        case .layoutPriority: return prioritized(child, view)
        case .alignmentGuide: return guided(child, view)
        case .transform: return transformed(child, view)
        case .place: return placed(child, view)
        case .safeArea: return safeArea(child, view, inherited)
        case .ignoresSafeArea: return ignoringSafeArea(child, view)
        case .aspectRatio: return proportioned(child, view)
        case .gridCell: return gridCell(child, view)
        case .layoutValue: return valued(child, view)
        case .zIndex: return raised(child, view)
        case .landmark: return marked(child, view)
        case .deferred: return deferred(child, view, inherited)
        case .containerBackground: return keepingBackground(child, view, inherited)
        case .shadow: return shadowed(child, view, inherited)
        case .blur: return blurred(child, view)
        case .blend: return blended(child, view, inherited)
        case .compositingGroup: return isolated(child, view)
        case .colorEffect: return flattened(recolored(child, view, inherited), view, inherited)
        case .mask: return masked(child, view, inherited)
        case .affineTransform: return affine(child, view)
        case .projection: return projected(child, view)
        case .group, .vstack, .hstack, .zstack, .spacer, .divider, .text, .image, .color,
            .rectangle, .roundedRectangle, .circle, .capsule, .ellipse, .geometryReader, .link,
            .viewThatFits, .path, .containerShape, .grid, .gridRow, .lazyVGrid, .lazyHGrid,
            .layout, .actionRegion, .control, .gauge:
            // These are not modifiers.
            return child
        }
    }

    private func padded(_ child: Element, _ view: RecordedView) -> Element {
        PaddingElement(
            id: view.id.value, child: child, insets: view.node.insets, grid: session.grid)
    }

    private func fixed(_ child: Element, _ view: RecordedView) -> Element {
        FixedSizeElement(
            id: view.id.value, child: child, horizontal: view.node.bool(.horizontal) ?? true,
            vertical: view.node.bool(.vertical) ?? true)
    }

    private func prioritized(_ child: Element, _ view: RecordedView) -> Element {
        PriorityElement(id: view.id.value, child: child, value: view.node.number(.amount) ?? 0)
    }

    private func placed(_ child: Element, _ view: RecordedView) -> Element {
        PlaceElement(
            id: view.id.value, child: child, placement: view.node.doubles(.placedAt) ?? [])
    }

    private func proportioned(_ child: Element, _ view: RecordedView) -> Element {
        AspectRatioElement(
            id: view.id.value, child: child, ratio: view.node.length(.amount),
            fills: view.node.bool(.fills) ?? false)
    }

    private func raised(_ child: Element, _ view: RecordedView) -> Element {
        ZIndexElement(id: view.id.value, child: child, value: view.node.length(.amount) ?? 0)
    }

    private func marked(_ child: Element, _ view: RecordedView) -> Element {
        LandmarkElement(id: view.id.value, child: child, key: view.node.int(.key) ?? 0)
    }

    private func isolated(_ child: Element, _ view: RecordedView) -> Element {
        PictureElement(id: view.id.value, child: child) { $0.isolated = true }
    }

    private func frame(_ child: Element, _ view: RecordedView) -> Element {
        FrameElement(
            id: view.id.value, child: child, width: view.node.length(.width).map { max(0, $0) },
            height: view.node.length(.height).map { max(0, $0) }, alignment: view.node.alignment,
            grid: session.grid)
    }

    private func flexFrame(_ child: Element, _ view: RecordedView) -> Element {
        FlexFrameElement(
            id: view.id.value, child: child,
            horizontal: LengthRange(
                minimum: view.node.length(.minWidth), ideal: view.node.length(.idealWidth),
                maximum: view.node.bound(.maxWidth)),
            vertical: LengthRange(
                minimum: view.node.length(.minHeight), ideal: view.node.length(.idealHeight),
                maximum: view.node.bound(.maxHeight)),
            alignment: view.node.alignment, grid: session.grid)
    }

    private func layered(
        _ child: Element, _ view: RecordedView, _ inherited: Inherited
    ) -> Element {
        let others = Array(children(of: view).dropFirst())
        guard !others.isEmpty else { return child }
        let layer = joined(others, inherited.joined(as: .layers(.center)), id: view.id)
        return LayerElement(
            id: view.id.value, child: child, layer: layer,
            side: view.node.kind == .background ? .behind : .inFront,
            alignment: view.node.alignment)
    }

    private func clipped(
        _ child: Element, _ view: RecordedView, _ inherited: Inherited
    ) -> Element {
        let others = children(of: view).dropFirst()
        guard let second = others.first,
            let shape = element(of: second, inherited) as? ShapeElement
        else {
            session.reportOnce("A clip has no shape as its second child and does not cut.")
            return child
        }
        return ClipElement(id: view.id.value, child: child, shape: shape)
    }

    private func faded(_ child: Element, _ view: RecordedView) -> Element {
        let amount = (view.node.length(.amount) ?? 1).clamped(to: 0...1)
        if amount == 1 { return child }
        if amount == 0 {
            return PictureElement(id: view.id.value, child: child) { $0.opacity = 0 }
        }
        return EachPictureElement(id: view.id.value, child: child) { $0.opacity = amount }
    }

    /// A view with an explicit guide; the alignment must name exactly one guide.
    private func guided(_ child: Element, _ view: RecordedView) -> Element {
        guard
            let guide = Guide(
                only: view.node.int(.alignment) ?? 0, defaults: view.node.guideDefaults),
            case .guide(let position) = view.node.callback
        else {
            session.reportOnce("An alignment guide needs one guide and a function for it.")
            return child
        }
        return GuideElement(id: view.id.value, child: child, guide: guide, position: position)
    }

    /// The view itself; its background is kept for the whole widget.
    private func keepingBackground(
        _ child: Element, _ view: RecordedView, _ inherited: Inherited
    ) -> Element {
        session.declaresBackground = true
        let others = Array(children(of: view).dropFirst())
        guard session.background == nil, !others.isEmpty else { return child }
        let inner = inherited.inStack(along: nil).joined(as: .layers(.center)).flattened(.none)
        session.background = joined(others, inner, id: view.id)
        return child
    }
}
