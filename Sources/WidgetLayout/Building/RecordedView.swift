/// A view of a tree with its identity, which is the same in every entry that records the view.
struct RecordedView {
    /// Its position among all nodes of its tree.
    let index: Int
    let id: StableHash
    let nodes: [ViewTree.Node]

    /// What was recorded; not stored, since the call stack holds 2,000 views inside one another.
    var node: ViewTree.Node { nodes[index] }
}
