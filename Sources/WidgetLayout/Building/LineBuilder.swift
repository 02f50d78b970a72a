import WidgetWire

/// Finds what an inline accessory shows of its views: the first text in reading order, and the
/// first picture before it.
///
/// Apple's `WidgetFamily.accessoryInline`: "A flat widget that contains a single row of text and an
/// optional image." Shapes, backgrounds, frames, fonts and colours have no effect.
struct LineBuilder {
    /// What has been found so far.
    private struct Parts {
        var picture: Element?
        var text: Element?
    }

    private let builder: ElementBuilder
    private var session: LayoutSession { builder.session }

    /// The distance between a picture and the text.
    private static let spacing = 4.0
    /// The height of a picture that is not a symbol, as a part of the text's size.
    private static let pictureHeight = 1.2
    /// The opacity up to which a view is not seen.
    private static let unseen = 0.01

    /// The line of a tree.
    static func line(
        of tree: ViewTree, _ inherited: Inherited, _ session: LayoutSession
    ) -> Element {
        let line = LineBuilder(tree, session)
        var parts = Parts()
        // It counts on views that are not shown, too.
        session.url =
            tree.nodes.lazy.filter { $0.kind != .link }.compactMap { $0.string(.url) }.first
        let root = line.root(id: StableHash())
        let centered = AttributeValue.int(TextAlignment.center.rawValue)
        line.find(
            in: root, inherited.merging([.lineLimit: .int(1), .textAlignment: centered]), &parts)
        return line.element(of: parts)
    }

    private init(_ tree: ViewTree, _ session: LayoutSession) {
        builder = ElementBuilder(tree: tree.unstyled, session: session)
    }

    private func root(id: StableHash) -> RecordedView {
        RecordedView(index: 0, id: id, nodes: builder.tree.nodes)
    }

    private func element(of parts: Parts) -> Element {
        let id = StableHash().adding("line").value
        let text = parts.text.map { snug($0, beside: parts.picture) }
        let found = [parts.picture, text].compactMap { $0 }
        guard found.count > 1 else { return found.first ?? EmptyElement(id: id) }
        return StackElement(
            id: id, axis: .horizontal, guide: .verticalCenter, spacing: Self.spacing,
            children: found, grid: session.grid)
    }

    /// A text as wide as it needs to be: elsewhere, a timer takes all the width.
    private func snug(_ text: Element, beside picture: Element?) -> Element {
        let taken = picture.map { $0.size(for: .ideal).width + Self.spacing } ?? 0
        guard taken + text.size(for: .ideal).width <= session.widget.width else { return text }
        return FixedSizeElement(
            id: StableHash().adding("snug").value, child: text, horizontal: true, vertical: false)
    }

    private func find(in view: RecordedView, _ outer: Inherited, _ parts: inout Parts) {
        guard parts.text == nil, session.admitsElement() else { return }
        let node = view.node
        switch node.kind {
        case .text:
            if hasText(view.index) { parts.text = builder.element(of: view, outer) }
        case .image:
            if parts.picture == nil { parts.picture = picture(view, outer) }
        case .viewThatFits: choose(among: view, builder.enter(node, outer), &parts)
        case .geometryReader: findRecorded(by: view, builder.enter(node, outer), &parts)
        case .opacity where (node.number(.amount) ?? 1) <= Self.unseen: break
        default:
            let inherited = builder.enter(node, outer)
            for child in shownChildren(of: view) { find(in: child, inherited, &parts) }
        }
    }

    /// The children that are not decorations of others; of a toggle, the label of its state.
    private func shownChildren(of view: RecordedView) -> [RecordedView] {
        let children = builder.children(of: view)
        if view.node.kind.isModifier { return Array(children.prefix(1)) }
        guard view.node.kind == .actionRegion, let isOn = view.node.bool(.isOn) else {
            return children
        }
        return Array(isOn ? children.suffix(1) : children.prefix(1))
    }

    private func hasText(_ index: Int) -> Bool {
        let node = builder.tree.nodes[index]
        if node.string(.textString)?.isEmpty == false || node.liveDate != nil { return true }
        return node.kind == .image || builder.tree.children(of: index).contains(where: hasText)
    }

    /// A symbol beside the text, or a picture that is about as high.
    private func picture(_ view: RecordedView, _ outer: Inherited) -> Element {
        let node = view.node
        guard node.string(.symbol) == nil, node.doubles(.symbolFrame) == nil else {
            return builder.element(of: view, outer)
        }
        let inherited = builder.enter(node, outer)
        let framed = FrameElement(
            id: view.id.adding("frame").value, child: builder.icon(view, inherited), width: nil,
            height: inherited.resolvedFont.size * Self.pictureHeight, alignment: .center,
            grid: session.grid)
        return builder.finished(framed, view, inherited, outer)
    }

    /// Finds the parts of the first candidate whose line fits, or of the last.
    private func choose(among view: RecordedView, _ inherited: Inherited, _ parts: inout Parts) {
        let before = parts
        for (candidate, outer) in candidates(of: view, inherited) {
            parts = before
            find(in: candidate, outer, &parts)
            let width = element(of: parts).size(for: .ideal).width
            if view.node.bool(.horizontal) == false || width <= session.widget.width { return }
        }
    }

    /// A view's children with what they inherit; those of groups stand alone.
    private func candidates(
        of view: RecordedView, _ inherited: Inherited
    ) -> [(view: RecordedView, outer: Inherited)] {
        builder.children(of: view).flatMap { child in
            child.node.kind.isGroup
                ? candidates(of: child, builder.enter(child.node, inherited))
                : [(child, inherited)]
        }
    }

    /// Finds parts of what a geometry reader records for all of the widget's room.
    private func findRecorded(
        by view: RecordedView, _ inherited: Inherited, _ parts: inout Parts
    ) {
        guard case .geometry(let record) = view.node.callback else { return }
        let room = GeometryValue(
            width: session.widget.width, height: session.widget.height, x: 0, y: 0,
            safeArea: Insets(all: 0))
        let recorder = DeferredRecorder(view, builder.tree, session)
        guard let tree = recorder.tree({ record(room, $0) }) else { return }
        let content = LineBuilder(tree, session)
        content.find(in: content.root(id: view.id), inherited, &parts)
    }
}

extension ViewTree {
    /// The views without attributes of how they look.
    fileprivate var unstyled: ViewTree {
        var tree = self
        for index in tree.nodes.indices {
            tree.nodes[index].attributes.removeInherited(except: .unstyled)
            tree.nodes[index].attributes.remove(.resizable)
            tree.nodes[index].attributes.remove(.textScale)
        }
        return tree
    }
}
