/// What is wrong with a display list that came from a runner.
public enum DisplayListError: Error, Hashable, Sendable {
    /// More nodes than `DisplayListLimits` allows.
    case tooManyNodes(Int)
    /// Groups inside groups deeper than allowed.
    case tooDeep(Int)
    /// The child counts of the flat list do not add up.
    case brokenStructure(node: Int)
    /// A node without content, or with children although its kind has none.
    case badContent(node: Int)
    /// A frame, transform or style holds NaN, infinity or a length beyond reason.
    case badNumber(node: Int)
    /// A size or scale that no widget has.
    case badEnvironment
    /// More text than allowed, in bytes.
    case tooMuchText(Int)
    /// A paragraph of more runs than allowed.
    case tooManyRuns(Int, node: Int)
    /// More verbs in paths than allowed.
    case tooMuchPath(Int)
    /// A paragraph's own lines name runs or outlines that there are not, or cannot be drawn.
    case badTypesetting(node: Int)
    /// An outline of a letter that cannot be drawn.
    case badGlyph(Int)
    /// More verbs in the outlines of letters than allowed, or in those drawn.
    case tooManyGlyphs(Int)
    /// More points of mesh and angular gradients than allowed.
    case tooManyMeshPoints(Int)
    /// More faces than allowed.
    case tooManyFaces(Int)
    /// Longer lines in paths than allowed, in points.
    case tooLongPath(Double)
    /// More dates that update themselves than allowed.
    case tooManyLiveDates(Int)
}

extension DisplayListError: CustomStringConvertible {
    /// One clause for logs and error messages.
    public var description: String {
        switch self {
        case .tooManyNodes(let count): "the display list has \(count) nodes"
        case .tooDeep(let depth): "the display list is nested \(depth) deep"
        case .brokenStructure(let node): "the child count of display node \(node) does not add up"
        case .badContent(let node):
            "display node \(node) has no content, or children it cannot have"
        case .badNumber(let node): "display node \(node) has a number that cannot be drawn"
        case .badEnvironment: "the display list is for a size or scale that cannot be drawn"
        case .tooMuchText(let bytes): "the display list holds \(bytes) bytes of text"
        case .tooManyRuns(let count, let node):
            "the paragraph of display node \(node) has \(count) runs of text"
        case .tooMuchPath(let verbs): "the display list's paths have \(verbs) verbs"
        case .badTypesetting(let node):
            "display node \(node) has lines of its own that cannot be drawn"
        case .badGlyph(let index): "outline \(index) of the display list cannot be drawn"
        case .tooManyGlyphs(let verbs): "the display list's letters have \(verbs) verbs"
        case .tooManyMeshPoints(let count):
            "the display list's mesh and angular gradients have \(count) points"
        case .tooManyFaces(let count): "the display list names \(count) fonts"
        case .tooLongPath(let length):
            "the display list's paths have lines of \(Int(length)) points together"
        case .tooManyLiveDates(let count):
            "the display list has \(count) texts that update themselves"
        }
    }
}
