/// What a content function recorded: views with their attributes, in the order they were begun.
public struct ViewTree {
    /// One recorded view.
    struct Node {
        let kind: ViewKind
        var attributes = Attributes()
        var depth = 0
        var firstChild: Int?
        var lastChild: Int?
        var nextSibling: Int?
    }

    /// The root, a group around everything, stands first.
    var nodes: [Node] = [Node(kind: .group)]
    /// Room left for what geometry readers in this tree record.
    var limits: ViewTreeLimits
    let report: (String) -> Void

    /// How many views were recorded.
    public var count: Int { nodes.count - 1 }

    func depth(of index: Int) -> Int { nodes[index].depth }

    func children(of index: Int) -> Children {
        Children(nodes: nodes, upcoming: nodes[index].firstChild)
    }

    /// The indices of a view's children.
    struct Children: Sequence, IteratorProtocol {
        let nodes: [Node]
        var upcoming: Int?

        mutating func next() -> Int? {
            guard let index = upcoming else { return nil }
            upcoming = nodes[index].nextSibling
            return index
        }
    }
}
