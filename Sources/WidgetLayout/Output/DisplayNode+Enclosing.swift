import WidgetWire

extension DisplayListWriter {
    /// Puts what `body` draws into one node, by default into a group that changes nothing.
    func enclosed(
        id: UInt64, rect: Rect, annotation: Annotation? = nil,
        in content: DisplayNode.OneOf_Content = .group(.plain), _ body: () -> Void
    ) {
        open(id: id, rect: rect, annotation: annotation, content: content)
        body()
        close()
    }
}

extension DisplayNode {
    /// Whether the node draws nothing and changes nothing about what is inside.
    var holdsOthers: Bool {
        switch content {
        case nil, .hitRegion: true
        case .group(let group): group == .plain
        default: false
        }
    }
}

extension Group {
    /// A group that changes nothing.
    static let plain = Group.with { $0.opacity = 1 }

    /// Shows its first child where its second is opaque.
    static let mask = Group.changing { $0.mask = Mask() }

    /// A group that changes something.
    static func changing(_ change: (inout Group) -> Void) -> Group {
        var group = Group.plain
        change(&group)
        return group
    }

    /// Whether a group that fades or blends does so to each of the pictures which the first of some nodes
    /// turns or cuts; a single one may be faded with its clip.
    func reaches(into nodes: ArraySlice<DisplayNode>) -> Bool {
        guard effect == nil, case .group(var outer)? = nodes.first?.content else { return false }
        outer.clearClip()
        outer.clearTransform()
        return outer == .plain && nodes.count { !$0.holdsOthers && $0.childCount == 0 } > 1
    }
}

extension [DisplayNode] {
    /// Where the node and everything inside it ends.
    func endOfNode(at index: Int) -> Int {
        var end = index
        var waiting = 1
        while waiting > 0, end < count {
            waiting += Int(self[end].childCount) - 1
            end += 1
        }
        return end
    }
}
