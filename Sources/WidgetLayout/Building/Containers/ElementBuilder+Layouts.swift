extension ElementBuilder {
    /// A container with the plugin's layout; without its functions, a column.
    func layout(_ view: RecordedView, _ inherited: Inherited) -> Element {
        let axis: Axis? =
            view.node.bool(.horizontal) == true
            ? .horizontal : view.node.bool(.vertical) == true ? .vertical : nil
        let children = members(of: view, inherited.inStack(along: axis))
        guard case .layoutSize(let size) = view.node.callback(.content),
            case .layoutPlacement(let placement) = view.node.callback(.placement)
        else {
            session.reportOnce("A layout needs functions for its size and for placing its views.")
            return stack(.vertical, children, id: view.id)
        }
        guard children.allSatisfy({ $0.depth + LayoutElement.levels < 2_000 }) else {
            session.reportOnce("Layouts more than 250 inside one another are columns; nest fewer.")
            return stack(.vertical, children, id: view.id)
        }
        var functions = LayoutElement.Functions(size: size, place: placement)
        if case .layoutGuide(let guide) = view.node.callback(.guide) { functions.guide = guide }
        if case .layoutSpacing(let spacing) = view.node.callback(.edgeSpacing) {
            functions.spacing = spacing
        }
        return LayoutElement(id: view.id.value, functions: functions, children: children)
    }

    /// A view with a value that the plugin's layout can look up.
    func valued(_ child: Element, _ view: RecordedView) -> Element {
        guard case .callback(let callback) = view.node[.content],
            case .value(let value) = callback.function, let key = view.node.int(.key)
        else { return child }
        return LayoutValueElement(
            id: view.id.value, child: child, key: key, callback: callback, value: value)
    }

    /// A view with content that is recorded when the view has its place.
    func deferred(_ child: Element, _ view: RecordedView, _ inherited: Inherited) -> Element {
        guard let content = deferredContent(view, inherited, severalIn: .layers(.center))
        else {
            session.reportOnce("A deferred view has no content function and adds nothing.")
            return child
        }
        return DeferredElement(
            id: view.id.value, child: child,
            side: DeferredElement.Side(rawValue: view.node.int(.side) ?? 0) ?? .inFront,
            alignment: view.node.alignment, content: content)
    }
}
