/// The views that a content function recorded, with their attributes, in the order they were begun.
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

    /// The nodes; the first is the root, a group around everything.
    var nodes: [Node] = [Node(kind: .group)]
    /// The limits left for geometry readers in this tree.
    var limits: ViewTreeLimits
    let report: (String) -> Void

    /// The number of recorded views.
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
