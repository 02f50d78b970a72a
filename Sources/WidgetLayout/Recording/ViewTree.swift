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

/// How much a content function may record.
public struct ViewTreeLimits: Hashable, Sendable {
    /// How many views may stand inside one another.
    public var depth: Int
    /// How many views there may be.
    public var nodes: Int

    /// A depth and a number of views.
    public init(depth: Int, nodes: Int) {
        self.depth = depth
        self.nodes = nodes
    }

    /// What `widget_plugin.h` promises: 2,000 deep, 100,000 views.
    public static let `default` = ViewTreeLimits(depth: 2_000, nodes: 100_000)
}

/// Why a view tree could not be finished.
public enum ViewTreeError: Error, CustomStringConvertible {
    /// `finish` was called a second time.
    case alreadyFinished

    /// One sentence for the plugin's log.
    public var description: String {
        switch self {
        case .alreadyFinished:
            "The views were finished before; record the next ones with a new builder."
        }
    }
}
