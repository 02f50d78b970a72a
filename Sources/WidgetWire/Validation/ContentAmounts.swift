/// The amounts in a display list's contents that are limited.
struct ContentAmounts {
    /// Bytes of UTF-8.
    var textBytes = 0
    var pathVerbs = 0
    /// The length as drawn, in points.
    var pathLength = 0.0
    var meshPoints = 0
    var liveDates = 0

    /// Makes empty amounts.
    init() {}

    /// The amounts of a text.
    init(textBytes: Int) { self.textBytes = textBytes }

    /// The amounts of an outline drawn at a scale.
    init(_ outline: Outline, _ scale: DrawnScale) {
        guard case .path(let path) = outline.form else { return }
        pathVerbs = path.verbs.count
        pathLength = path.length(in: scale)
    }

    /// Adds the amounts of a paint.
    ///
    /// - Returns: Whether the paint can be drawn.
    mutating func add(_ paint: Paint, within limit: Double) -> Bool {
        meshPoints += paint.meshPointCount
        return paint.isDrawable(within: limit)
    }

    static func += (sum: inout ContentAmounts, more: ContentAmounts) {
        sum.textBytes += more.textBytes
        sum.pathVerbs += more.pathVerbs
        sum.pathLength += more.pathLength
        sum.meshPoints += more.meshPoints
        sum.liveDates += more.liveDates
    }
}
