/// A view of a tree with its identity, which is the same in every entry that records the view.
struct RecordedView {
    /// The index among all nodes of its tree.
    let index: Int
    let id: StableHash
    let nodes: [ViewTree.Node]

    /// The recorded node; not stored, because the call stack must hold 2,000 nested views.
    var node: ViewTree.Node { nodes[index] }
}
