import CWidgetPlugin

/// The views that a layout arranges, valid during the call that received them.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    /// The type of a view among them.
    public typealias Element = LayoutSubview
    /// The type of a position.
    public typealias Index = Int
    /// A slice of the subviews.
    public typealias SubSequence = LayoutSubviews

    private let call: LayoutCall
    private let places: [Int]
    /// The layout direction of the container.
    public var layoutDirection: LayoutDirection

    init(_ call: LayoutCall, _ layoutDirection: LayoutDirection) {
        self.call = call
        self.layoutDirection = layoutDirection
        places = Array(0..<call.count)
    }

    private init(_ other: LayoutSubviews, _ indices: [Int]) {
        call = other.call
        layoutDirection = other.layoutDirection
        places = indices
    }

    /// Whether the layout leaves the requested guide to these views.
    var mergesGuides: Bool { call.mergesGuides }

    /// Leaves the requested guide to the placed views.
    func mergeGuides() { call.mergesGuides = true }

    /// The first position.
    public var startIndex: Int { 0 }
    /// The position behind the last view.
    public var endIndex: Int { places.count }

    /// The view at a position.
    public subscript(index: Int) -> LayoutSubview { LayoutSubview(call, places[index]) }

    /// The views of a range, counted from 0 again.
    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(self, Array(places[bounds]))
    }

    /// The views at some positions; `subviews[1...]` has those from a position on.
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        if let rest = indices as? PartialRangeFrom<Int> { return self[rest.lowerBound..<endIndex] }
        return LayoutSubviews(self, indices.map { places[$0] })
    }
}
