/// What a plugin learns of views it measures while it records others, in points.
public struct ViewMeasurement: Hashable, Sendable {
    /// Measures what a closure records; a length that is nil asks for the ideal one.
    public typealias Function = (
        _ width: Double?, _ height: Double?, _ record: (ViewTreeBuilder) -> Void
    ) -> ViewMeasurement

    /// The width the views take.
    public var width: Double
    /// The height the views take.
    public var height: Double
    /// The topmost baseline of text; the height where there is none.
    public var firstTextBaseline: Double
    /// The lowest baseline of text; the height where there is none.
    public var lastTextBaseline: Double
}

extension ViewMeasurement {
    init(_ element: Element, for proposal: Proposal) {
        let size = element.size(for: proposal)
        self.init(
            width: size.width, height: size.height,
            firstTextBaseline: element.position(of: Guide.firstTextBaseline, for: proposal),
            lastTextBaseline: element.position(of: Guide.lastTextBaseline, for: proposal))
    }
}
