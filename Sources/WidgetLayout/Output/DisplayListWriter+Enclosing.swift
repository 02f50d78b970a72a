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
    /// Whether the node draws nothing itself and changes nothing about the nodes inside.
    var isPlainContainer: Bool {
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

    /// Whether this group goes around each picture inside a node instead of around the node.
    ///
    /// That is so for a node that only transforms or clips several pictures; a single one may be faded
    /// with its clip.
    ///
    /// - Parameter nodes: The node and all nodes inside it.
    func applies(toEachOf nodes: ArraySlice<DisplayNode>) -> Bool {
        guard effect == nil, case .group(var outer)? = nodes.first?.content else { return false }
        outer.clearClip()
        outer.clearTransform()
        return outer == .plain && nodes.count { !$0.isPlainContainer && $0.childCount == 0 } > 1
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
