import WidgetWire

/// Turns recorded views into elements: flattens groups and resolves inherited values.
struct ElementBuilder {
    let tree: ViewTree
    let session: LayoutSession
    /// The usual greatest number of a view's children.
    private static let usualCount = 4

    /// The element of the whole tree.
    ///
    /// - Parameters:
    ///   - inherited: The inherited values at the root.
    ///   - id: The root's identity, from which those of all views derive.
    func root(_ inherited: Inherited, id: StableHash = StableHash()) -> Element {
        element(of: RecordedView(index: 0, id: id, nodes: tree.nodes), inherited)
    }

    /// The single element of a view; several members of a group become an implicit stack.
    func element(of view: RecordedView, _ outer: Inherited) -> Element {
        let node = view.node
        guard session.admitsElement() else { return EmptyElement(id: view.id.value) }
        let inherited = enter(node, outer)
        let own: Element
        if node.kind.isGroup {
            own = joined(children(of: view), inherited, id: view.id)
        } else if node.kind.isModifier {
            let child = firstChild(of: view).map { element(of: $0, inherited) }
            own = modified(child ?? EmptyElement(id: view.id.value), by: view, inherited)
        } else {
            own = primitive(view, inherited)
        }
        return finished(own, view, inherited, outer)
    }

    /// Appends the elements of a view among others.
    ///
    /// A group is replaced by its members, and a modifier applies to each member.
    func appendElements(of view: RecordedView, _ outer: Inherited, to elements: inout [Element]) {
        guard session.admitsElement() else { return }
        let node = view.node
        let inherited = enter(node, outer)
        let start = elements.count
        if node.kind.isGroup {
            forEachChild(of: view) { appendElements(of: $0, inherited, to: &elements) }
            if node.kind == .gridRow { markRow(&elements, from: start, view) }
        } else if node.kind.isModifier {
            guard let child = firstChild(of: view) else { return }
            appendElements(of: child, inherited, to: &elements)
            for index in start..<elements.count where session.admitsElement() {
                elements[index] = modified(elements[index], by: view, inherited)
            }
        } else {
            elements.append(primitive(view, inherited))
        }
        guard isFinishing(view, inherited, outer) else { return }
        for index in start..<elements.count {
            elements[index] = finished(elements[index], view, inherited, outer)
        }
    }

    /// The elements of a container's children.
    func members(of view: RecordedView, _ inherited: Inherited) -> [Element] {
        var elements: [Element] = []
        elements.reserveCapacity(Self.usualCount)
        forEachChild(of: view) { appendElements(of: $0, inherited, to: &elements) }
        return elements
    }

    /// One element for several views, an implicit stack unless there is only one.
    func joined(_ views: [RecordedView], _ inherited: Inherited, id: StableHash) -> Element {
        if views.count == 1 { return element(of: views[0], inherited) }
        let axis: Axis? =
            switch inherited.implicitStack {
            case .column: .vertical
            case .row: .horizontal
            case .layers, .corner: nil
            }
        let inner = inherited.inStack(along: axis)
        var elements: [Element] = []
        for view in views { appendElements(of: view, inner, to: &elements) }
        switch inherited.implicitStack {
        case .column, .row:
            return stack(axis ?? .vertical, elements, id: id)
        case .layers(let alignment):
            return ZStackElement(id: id.value, alignment: alignment, children: elements)
        case .corner: return CornerElement(id: id.value, children: elements)
        }
    }

    func stack(_ axis: Axis, _ elements: [Element], id: StableHash) -> Element {
        StackElement(
            id: id.value, axis: axis, guide: GuidePair.center[axis.other], spacing: nil,
            children: elements, grid: session.grid)
    }

    /// A view's children with their identities, from explicit ids or from their positions.
    func children(of view: RecordedView) -> [RecordedView] {
        var views: [RecordedView] = []
        forEachChild(of: view) { views.append($0) }
        return views
    }

    private func firstChild(of view: RecordedView) -> RecordedView? {
        view.node.firstChild.map { child($0, at: 0, of: view) }
    }

    private func forEachChild(of view: RecordedView, _ body: (RecordedView) -> Void) {
        var upcoming = view.node.firstChild
        var position = 0
        while let index = upcoming {
            body(child(index, at: position, of: view))
            upcoming = tree.nodes[index].nextSibling
            position += 1
        }
    }

    private func child(_ index: Int, at position: Int, of parent: RecordedView) -> RecordedView {
        let node = tree.nodes[index]
        let hash = parent.id.adding(Int(node.kind.rawValue))
        let id = node.string(.id).map { hash.adding($0) } ?? hash.adding(position)
        return RecordedView(index: index, id: id, nodes: tree.nodes)
    }

    /// The values that a view's content inherits: those around it with the view's own.
    ///
    /// The outermost URL that is not a link's becomes the whole widget's.
    func enter(_ node: ViewTree.Node, _ outer: Inherited) -> Inherited {
        if node.kind != .link, session.url == nil { session.url = node.string(.url) }
        let inherited = outer.merging(node.attributes)
        switch outer.flattening {
        case .colors where node.kind == .colorEffect: return inherited.flattened(.picture)
        // The picture around it is what is flattened, when all its effects are drawn.
        case .picture: return inherited.flattened(.none)
        case .colors, .none: return inherited
        }
    }

    /// Whether a view needs its own direction or annotation.
    private func isFinishing(
        _ view: RecordedView, _ inherited: Inherited, _ outer: Inherited
    ) -> Bool {
        inherited.isRightToLeft != outer.isRightToLeft
            || !annotation(view.node, inherited).isEmpty
    }

    /// Adds a view's own direction and annotation, which any view can have.
    func finished(
        _ element: Element, _ view: RecordedView, _ inherited: Inherited, _ outer: Inherited
    ) -> Element {
        var element = element
        if inherited.isRightToLeft != outer.isRightToLeft,
            session.admitsElement(around: element)
        {
            element = DirectionElement(id: view.id.value, child: element)
        }
        let annotation = annotation(view.node, inherited)
        guard !annotation.isEmpty else { return element }
        if let bearer = element as? any Annotatable,
            let joined = (bearer.annotation ?? Annotation()).joined(with: annotation)
        {
            bearer.annotation = joined
            return element
        }
        guard session.admitsElement(around: element) else { return element }
        return AnnotatedElement(id: view.id.value, child: element, annotation: annotation)
    }

    private func annotation(_ node: ViewTree.Node, _ inherited: Inherited) -> Annotation {
        let isHidden = node.kind == .text && inherited.isAccessibilityHidden
        guard node.attributes.areAnnotated else { return Annotation(isHidden: isHidden) }
        let identifier = node.string(.accessibilityIdentifier) ?? ""
        let motion = node.motion
        if inherited.isAccessibilityHidden {
            return Annotation(identifier: identifier, motion: motion, isHidden: isHidden)
        }
        return Annotation(
            label: node.string(.accessibilityLabel) ?? "", identifier: identifier,
            value: node.string(.accessibilityValue) ?? "", motion: motion)
    }
}

extension ViewTree.Node {
    /// How changes of the view are animated; nil when nothing is set.
    fileprivate var motion: Motion? {
        guard
            attributes.hasAny(of: [.transition, .contentTransition, .animation, .symbolEffect])
        else { return nil }
        let motion = Motion.with {
            $0.transition = string(.transition) ?? ""
            $0.contentTransition = string(.contentTransition) ?? ""
            $0.animation = string(.animation) ?? ""
            $0.symbolEffect = string(.symbolEffect) ?? ""
        }
        return motion == Motion() ? nil : motion
    }
}
