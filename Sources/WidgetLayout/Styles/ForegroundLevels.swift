/// The levels of a foreground style; where none is set they are the label colours.
struct ForegroundLevels {
    /// Nil for a level that is derived from those before it; the last one is always set.
    private var paints: [PaintValue?] = []

    private static let names: [ViewAttribute] = [
        .foreground, .foregroundSecond, .foregroundThird,
    ]

    /// How many levels there are up to the last one that is set.
    var count: Int { paints.count }

    /// Takes the levels set on one view, in any order; those around stay above the first of them.
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

    /// The last paint that is set up to a level, and how many levels further down this one is.
    func base(of level: Int) -> (paint: PaintValue, step: Int)? {
        let known = paints.prefix(level)
        guard let index = known.lastIndex(where: { $0 != nil }), let paint = known[index] else {
            return nil
        }
        return (paint, level - 1 - index)
    }
}
