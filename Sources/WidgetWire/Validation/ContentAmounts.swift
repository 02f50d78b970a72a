/// What contents have that a list may have only so much of.
struct ContentAmounts {
    /// In UTF-8.
    var textBytes = 0
    var pathVerbs = 0
    /// In points, as they are drawn.
    var pathLength = 0.0
    var meshPoints = 0
    var liveDates = 0

    /// Nothing.
    init() {}

    /// Text alone.
    init(textBytes: Int) { self.textBytes = textBytes }

    /// What an outline has that is drawn in a scale.
    init(_ outline: Outline, _ scale: DrawnScale) {
        guard case .path(let path) = outline.form else { return }
        pathVerbs = path.verbs.count
        pathLength = path.length(in: scale)
    }

    /// Adds what a paint has; false for one that cannot be drawn.
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
