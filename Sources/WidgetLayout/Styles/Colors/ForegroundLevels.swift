/// The levels of a foreground style; unset ones are the label colours.
struct ForegroundLevels {
    /// The paints, of which the last is set; nil for a level that derives from those before it.
    private var paints: [PaintValue?] = []

    private static let names: [ViewAttribute] = [
        .foreground, .foregroundSecond, .foregroundThird,
    ]

    /// The number of levels up to the last one that is set.
    var count: Int { paints.count }

    /// Applies the levels set on one view; outer levels above the first of them stay.
    mutating func replace(
        by attributes: Attributes, _ resolve: (PaintValue) -> PaintValue
    ) {
        let set = Self.names.map { name -> PaintValue? in
            guard case .paint(let paint) = attributes[name] else { return nil }
            return resolve(paint)
        }
        guard let first = set.firstIndex(where: { $0 != nil }),
            let last = set.lastIndex(where: { $0 != nil })
        else { return }
        let above = (0..<first).map { $0 < paints.count ? paints[$0] : nil }
        paints = above + set[first...last]
    }

    /// The last paint set at or above a level, and how many levels lie between.
    func base(of level: Int) -> (paint: PaintValue, step: Int)? {
        let known = paints.prefix(level)
        guard let index = known.lastIndex(where: { $0 != nil }), let paint = known[index] else {
            return nil
        }
        return (paint, level - 1 - index)
    }
}
