import CWidgetPlugin
import Foundation

/// One view for each element of a collection.
public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {
    /// The elements.
    public var data: Data
    /// Makes the view of an element.
    public var content: (Data.Element) -> Content
    let identify: (Data.Element) -> ID
}

extension ForEach where Content: View {
    /// Makes a view of each element, told apart by the value at a key path.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
    /// Makes a view of each element, told apart by the elements' identity.
    nonisolated public init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: \.id)
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// Makes a view of each number of a range.
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
        recorder.node(WIDGET_GROUP) {
            for element in data {
                recorder.node(WIDGET_GROUP) {
                    recorder.set(WIDGET_ID, String(describing: identify(element)))
                    recorder.recordChildren(content(element))
                }
            }
        }
    }
}
