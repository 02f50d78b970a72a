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
}
