import CWidgetPlugin

/// The result of a closure for the subviews of a view.
public struct GroupElementsOfContent<Base: View, Result: View> {
    let base: Base
    let transform: (SubviewsCollection) -> Result
}

extension GroupElementsOfContent: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        let subviews = recorder.subviews(of: base).map(\.subview)
        recorder.node(WIDGET_GROUP) {
            recorder.recordChildren(transform(SubviewsCollection(subviews)))
        }
    }
}

extension GroupElementsOfContent: SubviewSource {}

extension Group {
    /// Creates a view from the subviews of another view.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(base: view, transform: transform)
    }
}

/// The collection of subviews for `ForEach`.
public struct ForEachSubviewCollection<Content> {
    let base: Elements<Subview>

    /// Provides the elements of a loop when it is recorded.
    final class Elements<Element> {
        private let view: any View
        private let find: @MainActor (any View, ViewRecorder) -> [Element]
        private(set) var found: [Element] = []

        init(of view: any View, _ find: @escaping @MainActor (any View, ViewRecorder) -> [Element])
        {
            self.view = view
            self.find = find
        }

        @MainActor func find(in recorder: ViewRecorder) { found = find(view, recorder) }
    }
}

extension ForEachSubviewCollection: RandomAccessCollection {
    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of elements.
    public var endIndex: Int { base.found.count }
    /// The subview at an index.
    public subscript(index: Int) -> Subview { base.found[index] }
}

extension ForEachSubviewCollection: SubviewsOfLoop {
    func find(in recorder: ViewRecorder) { base.find(in: recorder) }
}

/// Elements of a loop that are found when it is recorded.
@MainActor
protocol SubviewsOfLoop {
    /// Finds the elements.
    func find(in recorder: ViewRecorder)
}

extension ForEach where Content: View {
    /// Creates a view for each subview of a view.
    nonisolated public init<V: View>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
    ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(
            data: ForEachSubviewCollection(
                base: .init(of: view) { $1.subviews(of: $0).map(\.subview) }),
            content: content, identify: \.id)
    }
}
