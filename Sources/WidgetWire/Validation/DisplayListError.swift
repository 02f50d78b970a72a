/// A problem in a display list from a runner.
public enum DisplayListError: Error, Hashable, Sendable {
    /// More nodes than `DisplayListLimits` allows.
    case tooManyNodes(Int)
    /// The list is nested deeper than allowed.
    case tooDeep(Int)
    /// The child counts of the flat list do not add up.
    case brokenStructure(node: Int)
    /// A node without content, or with children although its kind has none.
    case badContent(node: Int)
    /// A frame, transform or style holds NaN, infinity or an excessive length.
    case badNumber(node: Int)
    /// The size or scale is beyond what can be drawn.
    case badEnvironment
    /// More text than allowed, in bytes.
    case tooMuchText(Int)
    /// A paragraph has more runs than allowed.
    case tooManyRuns(Int, node: Int)
    /// An action has more arguments than allowed.
    case tooManyArguments(Int, node: Int)
    /// More verbs in paths than allowed.
    case tooMuchPath(Int)
    /// The typesetting of a paragraph refers to missing runs or outlines, or cannot be drawn.
    case badTypesetting(node: Int)
    /// The outline of a letter cannot be drawn.
    case badGlyph(Int)
    /// More verbs than allowed in the outlines of letters, or in the letters drawn.
    case tooManyGlyphs(Int)
    /// More points of mesh and angular gradients than allowed.
    case tooManyMeshPoints(Int)
    /// More fonts and sizes of text than allowed.
    case tooManyFonts(Int)
    /// More font faces than allowed.
    case tooManyFaces(Int)
    /// The lines of paths are longer than allowed, in points.
    case tooLongPath(Double)
    /// More dates that update themselves than allowed.
    case tooManyLiveDates(Int)
}

extension DisplayListError: CustomStringConvertible {
    /// One clause for logs and error messages, with the limit that runners and hosts use.
    public var description: String {
        switch self {
        case .tooManyNodes(let count):
            "the display list has \(count) nodes" + Self.above(Self.limits.nodes)
        case .tooDeep(let depth):
            "the display list is nested \(depth) deep" + Self.above(Self.limits.depth)
        case .brokenStructure(let node): "the child count of display node \(node) does not add up"
        case .badContent(let node):
            "display node \(node) has no content, or children it cannot have"
        case .badNumber(let node): "display node \(node) has a number that cannot be drawn"
        case .badEnvironment: "the display list is for a size or scale that cannot be drawn"
        case .tooMuchText(let bytes):
            "the display list holds \(bytes) bytes of text" + Self.above(Self.limits.text)
        case .tooManyRuns(let count, let node):
            "the paragraph of display node \(node) has \(count) runs of text"
                + Self.above(Self.limits.paragraphRuns)
        case .tooManyArguments(let count, let node):
            "the action of display node \(node) has \(count) arguments"
                + Self.above(ContractLimits.parameters)
        case .tooMuchPath(let verbs):
            "the display list's paths have \(verbs) verbs" + Self.above(Self.limits.pathVerbs)
        case .badTypesetting(let node):
            "display node \(node) has lines of its own that cannot be drawn"
        case .badGlyph(let index): "outline \(index) of the display list cannot be drawn"
        // Of letters, outlines and what is drawn with them have limits of their own.
        case .tooManyGlyphs(let verbs): "the display list's letters have \(verbs) verbs"
        case .tooManyMeshPoints(let count):
            "the display list's mesh and angular gradients have \(count) points"
                + Self.above(Self.limits.meshPoints)
        case .tooManyFonts(let count):
            "the display list's text has \(count) fonts and sizes" + Self.above(Self.limits.fonts)
        case .tooManyFaces(let count):
            "the display list names \(count) fonts" + Self.above(DisplayListLimits.faces)
        case .tooLongPath(let length):
            "the display list's paths have lines of \(Int(length)) points together"
        case .tooManyLiveDates(let count):
            "the display list has \(count) texts that update themselves"
                + Self.above(Self.limits.liveDates)
        }
    }

    private static let limits = DisplayListLimits()

    private static func above(_ limit: Int) -> String { ", above the limit of \(limit)" }
}
