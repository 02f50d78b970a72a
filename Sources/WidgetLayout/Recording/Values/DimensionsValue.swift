/// The dimensions of a view, passed to its alignment guide's function, in points.
public struct DimensionsValue {
    /// The view's width.
    public var width: Double
    /// The view's height.
    public var height: Double
    /// The topmost baseline of text inside; the height when there is none.
    public var firstTextBaseline: Double
    /// The lowest baseline of text inside; the height when there is none.
    public var lastTextBaseline: Double
    /// Returns the position of a guide, named by the header's number.
    ///
    /// Nil when an explicit position is asked for and none is set.
    public var guide: (Int64, _ isExplicit: Bool) -> Double?
}

extension DimensionsValue {
    /// The dimensions of a view in which no guide is set.
    init(plain size: Size) {
        self.init(
            width: size.width, height: size.height, firstTextBaseline: size.height,
            lastTextBaseline: size.height
        ) { number, isExplicit in
            isExplicit ? nil : Guide(only: number)?.defaultPosition(in: size)
        }
    }

    /// The dimensions of a view for a proposal.
    init(_ element: Element, for proposal: Proposal) {
        let size = element.size(for: proposal)
        self.init(
            width: size.width, height: size.height,
            firstTextBaseline: element.position(of: .firstTextBaseline, for: proposal),
            lastTextBaseline: element.position(of: .lastTextBaseline, for: proposal)
        ) { number, isExplicit in
            element.position(ofGuide: number, for: proposal, isExplicit: isExplicit)
        }
    }
}
