/// The size and baselines of views that a plugin measures while it records, in points.
public struct ViewMeasurement: Hashable, Sendable {
    /// Measures the views that a closure records; nil asks for the ideal length.
    public typealias Function = (
        _ width: Double?, _ height: Double?, _ record: (ViewTreeBuilder) -> Void
    ) -> ViewMeasurement

    /// The width of the views.
    public var width: Double
    /// The height of the views.
    public var height: Double
    /// The topmost baseline of text; the height when there is none.
    public var firstTextBaseline: Double
    /// The lowest baseline of text; the height when there is none.
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
