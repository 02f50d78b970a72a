import CWidgetPlugin
import Foundation

/// One view for each element of a collection.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    /// The elements.
    public var data: Data
    /// Creates the view of an element.
    public var content: (Data.Element) -> Content
    let identify: (Data.Element) -> ID

    nonisolated package init(
        data: Data, content: @escaping (Data.Element) -> Content,
        identify: @escaping (Data.Element) -> ID
    ) {
        self.data = data
        self.content = content
        self.identify = identify
    }
}

extension ForEach where Content: View {
    /// Creates a view for each element, identified by the value at a key path.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
    /// Creates a view for each element, identified by the element's identity.
    nonisolated public init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: \.id)
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// Creates a view for each number in a range.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, identify: { $0 })
    }
}

extension ForEach: View where Content: View {
    /// A collection of views records each of them.
    public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
    package func record(into recorder: ViewRecorder) {
        (data as? any SubviewsOfLoop)?.find(in: recorder)
        recorder.node(WIDGET_GROUP) {
            for element in data {
                // More views would not be visible, and there may be more than can be recorded in
                // time.
                guard recorder.hasRoom else { return }
                recorder.node(WIDGET_GROUP) {
                    let id = identify(element)
                    recorder.set(WIDGET_ID, String(describing: id))
                    record(content(element), AnyHashable(id), into: recorder)
                }
            }
        }
    }

    /// Records the view of an element with its identity as the tag, unless it has its own tag.
    @MainActor private func record(_ view: Content, _ id: AnyHashable, into recorder: ViewRecorder)
    {
        guard let search = recorder.environment.tagSearch else {
            return recorder.recordChildren(view)
        }
        if search.matches(id) {
            recorder.withEnvironment({ $0.tagSearch = nil }) { recorder.recordChildren(view) }
        } else {
            let inside = CanvasSymbol(symbols: view, search: TagSearch(search.tag))
            _ = recorder.measure(inside, width: .nan, height: .nan)
            if inside.search.isFound { recorder.recordChildren(view) }
        }
    }
}
