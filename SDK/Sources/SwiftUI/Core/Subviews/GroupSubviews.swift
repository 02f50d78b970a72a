import CWidgetPlugin

/// What a closure makes of the views that another one stands for.
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
    /// Makes a view of the views that another one stands for.
    nonisolated public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(base: view, transform: transform)
    }
}

/// The views that another one stands for, as a loop takes them.
public struct ForEachSubviewCollection<Content> {
    let base: Elements<Subview>

    /// Where a loop finds its elements when it is recorded.
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
    /// How many there are.
    public var endIndex: Int { base.found.count }
    /// One of them.
    public subscript(index: Int) -> Subview { base.found[index] }
}

extension ForEachSubviewCollection: SubviewsOfLoop {
    func find(in recorder: ViewRecorder) { base.find(in: recorder) }
}

/// Elements of a loop that are found when it is recorded.
@MainActor
protocol SubviewsOfLoop {
    /// Finds them.
    func find(in recorder: ViewRecorder)
}

extension ForEach where Content: View {
    /// Makes a view of each view that another one stands for.
    nonisolated public init<V: View>(
        subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
    ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(
            data: ForEachSubviewCollection(
                base: .init(of: view) { $1.subviews(of: $0).map(\.subview) }),
            content: content, identify: \.id)
    }
}
