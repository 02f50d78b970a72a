import CWidgetPlugin

/// A subview of a view, which a container can place elsewhere.
@MainActor @preconcurrency
public struct Subview: View, Identifiable {
    /// The unique identifier.
    public struct ID: Hashable, Sendable {
        fileprivate let path: [Int]
    }

    // Sound: never modified.
    private nonisolated(unsafe) let find: SubviewSearch.Find
    private let root: any View
    private let place: ViewPlace

    init(root: any View, place: ViewPlace, find: SubviewSearch.Find) {
        self.root = root
        self.place = place
        self.find = find
    }

    /// The unique identifier.
    nonisolated public var id: ID { ID(path: find.path) }

    /// The container values of the subview.
    public var containerValues: ContainerValues { find.values }

    /// A primitive: it has no body.
    public typealias Body = Never
}

extension Subview: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_GROUP) {
            recorder.searching(with: SubviewSearch(choosing: find.path)) {
                recorder.standing(at: place) { recorder.recordChildren(root) }
            }
        }
    }
}

/// The subviews of a view.
@MainActor @preconcurrency
public struct SubviewsCollection: View, @MainActor RandomAccessCollection {
    let subviews: [Subview]

    init(_ subviews: [Subview]) { self.subviews = subviews }

    /// The subviews, one after another.
    public var body: some View { ForEach(subviews) { $0 } }

    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of elements.
    public var endIndex: Int { subviews.count }
    /// The subview at an index.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// The subviews in a range.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

/// A slice of the subviews of a view.
@MainActor @preconcurrency
public struct SubviewsCollectionSlice: View, @MainActor RandomAccessCollection {
    let subviews: ArraySlice<Subview>

    /// The subviews, one after another.
    public var body: some View { ForEach(subviews) { $0 } }

    /// The number of the first among all.
    public var startIndex: Int { subviews.startIndex }
    /// The number after that of the last.
    public var endIndex: Int { subviews.endIndex }
    /// The subview at an index of the whole collection.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// The subviews in a range.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}
