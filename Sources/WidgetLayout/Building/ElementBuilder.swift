import WidgetWire

/// Turns recorded views into elements: flattens groups and resolves what is inherited.
struct ElementBuilder {
    let tree: ViewTree
    let session: LayoutSession
    /// How many children most views have at most.
    private static let usualCount = 4

    /// A recorded view and its identity.
    struct Place {
        let index: Int
        let id: StableHash
    }

    /// The element of a view that stands where one is expected; several become an implicit stack.
    func view(_ place: Place, _ outer: Inherited) -> Element {
        let node = tree.nodes[place.index]
        guard session.admitsElement() else { return EmptyElement(id: place.id.value) }
        let inherited = enter(node, outer)
        let element: Element
        if node.kind.isGroup {
            element = joined(children(of: place), inherited, id: place.id)
        } else if node.kind.isModifier {
            let inner = firstChild(of: place).map { view($0, inherited) }
            element = modified(
                inner ?? EmptyElement(id: place.id.value), by: place, inherited)
        } else {
            element = primitive(place, inherited)
        }
        return finished(element, place, inherited, outer)
    }

    /// Appends the elements of a view that stands among others: a group's members stand for it, and
    /// a modifier applies to each.
    func list(_ place: Place, _ outer: Inherited, into elements: inout [Element]) {
        guard session.admitsElement() else { return }
        let node = tree.nodes[place.index]
        let inherited = enter(node, outer)
        let start = elements.count
        if node.kind.isGroup {
            forEachChild(of: place) { list($0, inherited, into: &elements) }
            if node.kind == .gridRow { markRow(&elements, from: start, place) }
        } else if node.kind.isModifier {
            guard let child = firstChild(of: place) else { return }
            list(child, inherited, into: &elements)
            for index in start..<elements.count where session.admitsElement() {
                elements[index] = modified(elements[index], by: place, inherited)
            }
        } else {
            elements.append(primitive(place, inherited))
        }
        guard isFinishing(place, inherited, outer) else { return }
        for index in start..<elements.count {
            elements[index] = finished(elements[index], place, inherited, outer)
        }
    }

    /// The elements of a container's children.
    func members(of place: Place, _ inherited: Inherited) -> [Element] {
        var elements: [Element] = []
        elements.reserveCapacity(Self.usualCount)
        forEachChild(of: place) { list($0, inherited, into: &elements) }
        return elements
    }

    /// One element for several views.
    func joined(_ places: [Place], _ inherited: Inherited, id: StableHash) -> Element {
        if places.count == 1 { return view(places[0], inherited) }
        let axis: Axis? =
            switch inherited.implicitStack {
            case .column: .vertical
            case .row: .horizontal
            case .layers, .corner: nil
            }
        let inner = inherited.inStack(along: axis)
        var elements: [Element] = []
        for place in places { list(place, inner, into: &elements) }
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

    /// A view's children with their identities: explicit ones, or their positions.
    func children(of place: Place) -> [Place] {
        var places: [Place] = []
        forEachChild(of: place) { places.append($0) }
        return places
    }

    private func firstChild(of place: Place) -> Place? {
        tree.nodes[place.index].firstChild.map { child($0, at: 0, of: place) }
    }

    private func forEachChild(of place: Place, _ body: (Place) -> Void) {
        var upcoming = tree.nodes[place.index].firstChild
        var position = 0
        while let index = upcoming {
            body(child(index, at: position, of: place))
            upcoming = tree.nodes[index].nextSibling
            position += 1
        }
    }

    private func child(_ index: Int, at position: Int, of parent: Place) -> Place {
        let hash = parent.id.adding(Int(tree.nodes[index].kind.rawValue))
        let id = tree.nodes[index].string(.id).map { hash.adding($0) } ?? hash.adding(position)
        return Place(index: index, id: id)
    }

    private func enter(_ node: ViewTree.Node, _ outer: Inherited) -> Inherited {
        if node.kind != .link, session.url == nil { session.url = node.string(.url) }
        let inherited = outer.merging(node.attributes)
        guard node.kind == .colorEffect else { return inherited }
        return inherited.flattened(outer.flattening == .colors ? .picture : .none)
    }

    /// Whether a view has something of its own to add.
    private func isFinishing(
        _ place: Place, _ inherited: Inherited, _ outer: Inherited
    ) -> Bool {
        inherited.isRightToLeft != outer.isRightToLeft
            || !annotation(tree.nodes[place.index], inherited).isEmpty
    }

    /// Adds what any view can have: a direction of its own and a name.
    private func finished(
        _ element: Element, _ place: Place, _ inherited: Inherited, _ outer: Inherited
    ) -> Element {
        var element = element
        if inherited.isRightToLeft != outer.isRightToLeft,
            session.admitsElement(around: element)
        {
            element = DirectionElement(id: place.id.value, child: element)
        }
        let annotation = annotation(tree.nodes[place.index], inherited)
        guard !annotation.isEmpty else { return element }
        if let bearer = element as? any Annotatable,
            let joined = (bearer.annotation ?? Annotation()).joined(with: annotation)
        {
            bearer.annotation = joined
            return element
        }
        guard session.admitsElement(around: element) else { return element }
        return AnnotatedElement(id: place.id.value, child: element, annotation: annotation)
    }

    private func annotation(_ node: ViewTree.Node, _ inherited: Inherited) -> Annotation {
        guard node.attributes.areAnnotated else { return Annotation() }
        let identifier = node.string(.accessibilityIdentifier) ?? ""
        let motion = node.motion
        if inherited.isAccessibilityHidden {
            return Annotation(identifier: identifier, motion: motion)
        }
        return Annotation(
            label: node.string(.accessibilityLabel) ?? "", identifier: identifier,
            value: node.string(.accessibilityValue) ?? "", motion: motion)
    }
}

extension ViewTree.Node {
    /// What changes of the view look like; nil when nothing is said.
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
