import WidgetWire

extension DisplayListWriter {
    /// Encloses everything that `body` draws in one node, by default a plain group.
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
    /// Whether the node draws nothing itself and does not change the nodes inside.
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

    /// A group that shows its first child where its second is opaque.
    static let mask = Group.changing { $0.mask = Mask() }

    /// A plain group with some changes.
    static func changing(_ change: (inout Group) -> Void) -> Group {
        var group = Group.plain
        change(&group)
        return group
    }
}
