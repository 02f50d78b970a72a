/// What an alignment guide's function learns of the view it modifies, in points.
public struct DimensionsValue {
    /// The view's width.
    public var width: Double
    /// The view's height.
    public var height: Double
    /// The topmost baseline of text inside; the height where there is none.
    public var firstTextBaseline: Double
    /// The lowest baseline of text inside; the height where there is none.
    public var lastTextBaseline: Double
    /// The place of any guide, in the header's numbers; nil when it is to be explicit and is not.
    public var guide: (Int64, _ isExplicit: Bool) -> Double?
}

extension DimensionsValue {
    /// A view in which nothing is set.
    init(plain size: Size) {
        self.init(
            width: size.width, height: size.height, firstTextBaseline: size.height,
            lastTextBaseline: size.height
        ) { number, isExplicit in
            isExplicit ? nil : Guide(only: number)?.defaultPosition(in: size)
        }
    }

    /// A view as it is for a proposal.
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
