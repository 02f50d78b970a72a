import Foundation

/// A tree of views, of which only the first level is shown in a widget.
public struct OutlineGroup<Data, ID, Leaf>
where Data: RandomAccessCollection, ID: Hashable {
    private let views: ForEach<Data, ID, Leaf>

    fileprivate init(_ views: ForEach<Data, ID, Leaf>) { self.views = views }
}

extension OutlineGroup: View where Leaf: View {
    /// The views of the first level.
    public var body: some View { views }
}

extension OutlineGroup where Leaf: View, ID == Data.Element.ID, Data.Element: Identifiable {
    /// A tree of elements and their children.
    nonisolated public init(
        _ data: Data, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) { self.init(ForEach(data, content: content)) }
}

extension OutlineGroup where Leaf: View {
    /// A tree of elements and their children, identified by the value at a key path.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
        @ViewBuilder content: @escaping (Data.Element) -> Leaf
    ) { self.init(ForEach(data, id: id, content: content)) }
}
