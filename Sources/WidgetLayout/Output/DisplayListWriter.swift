import WidgetWire

/// Collects positioned nodes in pre-order.
final class DisplayListWriter {
    private(set) var nodes: [DisplayNode] = []
    /// Maps logical coordinates, in which x runs from leading to trailing, to those on screen.
    private(set) var direction: LayoutDirection
    /// The safe area of the surrounding views.
    private(set) var safeArea = SafeArea.none
    private var landmarks = Landmarks()
    private var open: [Int] = []
    /// The groups around each picture being drawn, outermost first.
    private var enclosures: [Enclosure] = []
    /// How often each identity was drawn.
    private var occurrences: [UInt64: Int] = [:]
    private let content: Frame
    private let margins: Insets
    private let admitsNode: () -> Bool
    /// The usual greatest number of nodes.
    private static let usualCount = 96

    /// - Parameters:
    ///   - content: The frame inside the margins.
    ///   - admitsNode: Counts another enclosing node; returns false when there are too many.
    init(
        direction: LayoutDirection, content: Frame, margins: Insets,
        admitsNode: @escaping () -> Bool = { true }
    ) {
        nodes.reserveCapacity(Self.usualCount)
        occurrences.reserveCapacity(Self.usualCount)
        self.direction = direction
        self.content = content
        self.margins = margins
        self.admitsNode = admitsNode
    }

    /// Adds a node without children.
    func leaf(
        id: UInt64, rect: Rect, annotation: Annotation?, content: DisplayNode.OneOf_Content?
    ) {
        self.open(id: id, rect: rect, annotation: annotation, content: content)
        close()
    }

    /// Adds a node around those that follow, until `close`.
    func open(
        id: UInt64, rect: Rect, annotation: Annotation? = nil, content: DisplayNode.OneOf_Content?
    ) {
        if let parent = open.last { nodes[parent].childCount += 1 }
        open.append(nodes.count)
        nodes.append(
            DisplayNode.with {
                $0.id = unique(id)
                $0.frame = rect
                $0.content = content
                if let annotation { $0.annotate(annotation) }
            })
    }

    /// Ends the node opened last.
    func close() { open.removeLast() }

    /// The frame on screen of a logical frame.
    func rect(_ frame: Frame) -> Rect {
        Rect.with {
            $0.width = max(0, Length.finite(frame.size.width) ?? 0)
            $0.height = max(0, Length.finite(frame.size.height) ?? 0)
            $0.x = Length.finite(direction.left(of: frame)) ?? 0
            $0.y = Length.finite(frame.origin.y) ?? 0
        }
    }

    /// Reverses the writing direction inside `frame` while `body` draws.
    func flipped(around frame: Frame, _ body: () -> Void) {
        let outer = direction
        direction = outer.flipped(around: frame)
        within(safeArea.flipped(around: frame), body)
        direction = outer
    }

    /// Sets the safe area while `body` draws.
    func within(_ area: SafeArea, _ body: () -> Void) {
        let outer = safeArea
        safeArea = area
        body()
        safeArea = outer
    }

    /// How far a frame extends into the widget's margins.
    func safeArea(of frame: Frame) -> Insets {
        func overlap(_ length: Double, _ margin: Double) -> Double { max(0, min(length, margin)) }
        let right = frame.origin.x + frame.size.width
        let bottom = frame.origin.y + frame.size.height
        let contentRight = content.origin.x + content.size.width
        let contentBottom = content.origin.y + content.size.height
        return Insets(
            top: overlap(content.origin.y - frame.origin.y, margins.top),
            leading: overlap(content.origin.x - frame.origin.x, margins.leading),
            bottom: overlap(bottom - contentBottom, margins.bottom),
            trailing: overlap(right - contentRight, margins.trailing))
    }

    /// The geometry that a reader with this frame passes to its content.
    ///
    /// Its safe area is also the free room that it stands beside and may extend into.
    func geometry(of frame: Frame) -> GeometryValue {
        let rect = rect(frame)
        return GeometryValue(
            width: rect.width, height: rect.height, x: rect.x, y: rect.y,
            safeArea: safeArea(of: frame) + safeArea.growth(of: frame, at: .all),
            landmarks: landmarks)
    }

    /// Records a view's frame on screen under its key.
    func recordLandmark(_ key: Int64, in frame: Frame) {
        let rect = rect(frame)
        landmarks[key] = [rect.x, rect.y, rect.width, rect.height]
    }

    /// Inserts the nodes that `body` draws behind those drawn since there were `count` nodes.
    func insert(at count: Int, _ body: () -> Void) {
        let later = nodes[count...]
        nodes.removeSubrange(count...)
        let enclosed = enclosures.removeClosed(since: count)
        body()
        enclosures += enclosed.map { $0.moved(by: nodes.count - count) }
        nodes += later
    }

    /// Encloses every picture that `body` draws in its own group, while more nodes are admitted.
    ///
    /// A plain group is not a picture; it stays around the pictures it contains.
    func encloseEach(id: UInt64, in group: Group, _ body: () -> Void) {
        let index = enclosures.count
        enclosures.append(Enclosure(id: id, group: group, start: nodes.count))
        body()
        enclosures[index].end = nodes.count
        // Nested calls are handled together, since there may be thousands.
        guard index == 0 else { return }
        let start = enclosures[0].start
        var pictures = EnclosedPictures(of: nodes[start...], in: enclosures)
        enclosures = []
        nodes.removeSubrange(start...)
        while let part = pictures.next() {
            switch part {
            case .node(let node): nodes.append(node)
            case .enclosure(let enclosure, let frame):
                guard admitsNode() else { continue }
                nodes.append(
                    DisplayNode.with {
                        $0.id = unique(enclosure.id)
                        $0.frame = frame
                        $0.childCount = 1
                        $0.group = enclosure.group
                    })
            }
        }
    }

    /// The identity of one drawing of a view, which may be drawn several times, such as a group's
    /// background.
    private func unique(_ id: UInt64) -> UInt64 {
        let count = occurrences[id, default: 0]
        occurrences[id] = count + 1
        return count == 0 ? id : StableHash(id).adding(count).value
    }
}

extension DisplayNode {
    fileprivate mutating func annotate(_ annotation: Annotation) {
        accessibilityLabel = annotation.label
        accessibilityIdentifier = annotation.identifier
        accessibilityValue = annotation.value
        accessibilityHidden = annotation.isHidden
        if let motion = annotation.motion { self.motion = motion }
    }
}
