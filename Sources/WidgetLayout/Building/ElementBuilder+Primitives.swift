extension ElementBuilder {
    /// The element of a view that is neither a group nor a modifier.
    func primitive(_ view: RecordedView, _ inherited: Inherited) -> Element {
        let node = view.node
        switch node.kind {
        case .vstack: return stack(.vertical, view, inherited)
        case .hstack: return stack(.horizontal, view, inherited)
        case .zstack:
            return ZStackElement(
                id: view.id.value, alignment: node.alignment,
                children: members(of: view, inherited.inStack(along: nil)))
        case .spacer:
            return SpacerElement(
                id: view.id.value, axis: inherited.stackAxis, minimum: node.length(.minLength))
        case .divider:
            return DividerElement(id: view.id.value, inherited: inherited, scale: session.scale)
        case .text: return painted(text(view, inherited), view, inherited)
        case .grid: return grid(view, inherited)
        case .lazyVGrid: return lazyGrid(.vertical, view, inherited)
        case .lazyHGrid: return lazyGrid(.horizontal, view, inherited)
        case .layout: return layout(view, inherited)
        case .image: return image(view, inherited)
        case .geometryReader: return geometryReader(view, inherited)
        case .link: return link(view, inherited)
        case .actionRegion: return actionRegion(view, inherited)
        case .control: return control(view, inherited)
        case .viewThatFits:
            return ViewThatFitsElement(
                id: view.id.value, horizontal: node.bool(.horizontal) ?? true,
                vertical: node.bool(.vertical) ?? true,
                candidates: members(of: view, inherited.inStack(along: nil)))
        case .gauge: return gauge(view, inherited)
        case .color, .rectangle: return shape(.rectangle, view, inherited)
        case .roundedRectangle: return shape(node.roundedRectangle, view, inherited)
        case .circle: return shape(.circle, view, inherited)
        case .capsule:
            return shape(.capsule(isContinuous: node.isContinuous), view, inherited)
        case .ellipse: return shape(.ellipse, view, inherited)
        case .path: return shape(.path(path(node)), view, inherited)
        case .containerShape:
            return shape(
                .container(session.widget, cornerRadius: session.cornerRadius), view,
                inherited)
        case .group, .gridRow, .padding, .frame, .flexFrame, .background, .overlay, .clip, .opacity,
            .offset, .fixedSize, .layoutPriority, .alignmentGuide, .containerBackground, .transform,
            .aspectRatio, .safeArea, .ignoresSafeArea, .place, .shadow, .blur, .mask, .blend,
            .compositingGroup, .colorEffect, .affineTransform, .projection, .gridCell, .layoutValue,
            .zIndex, .landmark, .deferred:
            // Groups and modifiers are handled elsewhere.
            return EmptyElement(id: view.id.value)
        }
    }

    private func stack(_ axis: Axis, _ view: RecordedView, _ inherited: Inherited) -> Element {
        let node = view.node
        return StackElement(
            id: view.id.value, axis: axis, guide: node.alignment[axis.other],
            spacing: node.length(.spacing),
            children: members(of: view, inherited.inStack(along: axis)), grid: session.grid)
    }

    private func geometryReader(_ view: RecordedView, _ inherited: Inherited) -> Element {
        guard let content = deferredContent(view, inherited, severalIn: .corner) else {
            session.reportOnce("A geometry reader has no content function and stays empty.")
            return GeometryReaderElement(id: view.id.value) { _ in nil }
        }
        return GeometryReaderElement(id: view.id.value, content: content)
    }
}
