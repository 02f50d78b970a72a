public import SwiftUI

/// The content of a chart.
@MainActor @preconcurrency
public protocol ChartContent {
    /// The type of the body.
    associatedtype Body: ChartContent
    /// The body.
    @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ChartContent {}

/// Content that the chart itself knows.
@MainActor @preconcurrency
protocol DrawnChartContent: ChartContent where Body == Never {
    /// The parts to draw, back to front.
    var parts: [ChartPart] { get }
}

extension DrawnChartContent {
    /// Never called, because a primitive has no body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension ChartContent {
    /// The parts of any content.
    package var drawn: [ChartPart] { (self as? any DrawnChartContent)?.parts ?? body.drawn }
}

/// Type-erased content.
public struct AnyChartContent: DrawnChartContent {
    private let content: any ChartContent

    /// Hides a content's type.
    public init(_ content: some ChartContent) { self.content = content }

    /// Hides a content's type.
    public init(erasing content: some ChartContent) { self.content = content }

    var parts: [ChartPart] { content.drawn }
}

/// Several contents as one.
public struct Plot<Content: ChartContent>: DrawnChartContent {
    private let content: Content

    /// Groups contents.
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

    var parts: [ChartPart] { content.drawn }
}

extension Optional: ChartContent where Wrapped: ChartContent {
    /// A primitive: it has no body.
    public typealias Body = Never
}

extension Optional: DrawnChartContent where Wrapped: ChartContent {
    var parts: [ChartPart] { map(\.drawn) ?? [] }
}

extension ForEach: ChartContent where Content: ChartContent {
    /// A primitive: it has no body.
    public typealias Body = Never
}

extension ForEach: DrawnChartContent where Content: ChartContent {
    var parts: [ChartPart] { data.flatMap { content($0).drawn } }
}

extension ForEach where Content: ChartContent {
    /// Creates content for each element, identified by the value at a key path.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content, identify: { $0[keyPath: id] }) }
}

extension ForEach where Content: ChartContent, ID == Data.Element.ID, Data.Element: Identifiable {
    /// Creates content for each element, identified by the element's identity.
    nonisolated public init(
        _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content, identify: \.id) }
}

extension ForEach where Content: ChartContent, Data == Range<Int>, ID == Int {
    /// Creates content for each number in a range.
    nonisolated public init(
        _ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content
    ) { self.init(data: data, content: content, identify: { $0 }) }
}
