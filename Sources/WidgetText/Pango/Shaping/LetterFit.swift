import WidgetWire

/// The changes of letters that make a text fit into its box.
struct LetterFit: Hashable {
    /// The factor for font sizes.
    var scale = 1.0
    /// The room removed between letters, in ems.
    var tightening = 0.0

    static let natural = LetterFit()

    /// The closest that letters may get.
    static let tight = LetterFit(tightening: 0.04)

    /// The largest scale of a paragraph that fits, or its minimum.
    ///
    /// - Parameter fits: Whether a scale fits; it is not asked for 1 and for the minimum.
    static func largestScale(of paragraph: Paragraph, where fits: (Double) -> Bool) -> Double {
        let minimum = paragraph.minimumScale
        let step = scaleStep(of: paragraph)
        var fails = 0
        var last = Int(((1 - minimum) / step).rounded(.up))
        while last - fails > 1 {
            let middle = (last + fails) / 2
            if fits(1 - Double(middle) * step) { last = middle } else { fails = middle }
        }
        return max(minimum, 1 - Double(last) * step)
    }

    /// The step in which fonts shrink, as a part of their size; at most one point.
    private static func scaleStep(of paragraph: Paragraph) -> Double {
        let largest = paragraph.runs.map(\.font.size).filter(\.isFinite).max() ?? 0
        return 1 / min(max(50, largest), 10_000)
    }
}
