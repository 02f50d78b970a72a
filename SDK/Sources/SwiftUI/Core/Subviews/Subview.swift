import CWidgetPlugin

/// One of the views that another one stands for, to be put elsewhere.
@MainActor @preconcurrency
public struct Subview: View, Identifiable {
    /// The unique identifier.
    public struct ID: Hashable, Sendable {
        fileprivate let path: [Int]
    }

    // Sound: changed by nobody.
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

    /// What was said of it to what contains it.
    public var containerValues: ContainerValues { find.values }

    /// It has no parts.
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

/// The views that another one stands for.
@MainActor @preconcurrency
public struct SubviewsCollection: View, @MainActor RandomAccessCollection {
    let subviews: [Subview]

    init(_ subviews: [Subview]) { self.subviews = subviews }

    /// Requires all of the constraints.
    public var body: some View { ForEach(subviews) { $0 } }

    /// Always 0.
    public var startIndex: Int { 0 }
    /// How many there are.
    public var endIndex: Int { subviews.count }
    /// One of them.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// Some of them.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

/// Some of the views that another one stands for.
@MainActor @preconcurrency
public struct SubviewsCollectionSlice: View, @MainActor RandomAccessCollection {
    let subviews: ArraySlice<Subview>

    /// Requires all of the constraints.
    public var body: some View { ForEach(subviews) { $0 } }

    /// The number of the first among all.
    public var startIndex: Int { subviews.startIndex }
    /// The number after that of the last.
    public var endIndex: Int { subviews.endIndex }
    /// One of them, by its number among all.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// Some of them.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}
