/// Bounds of a display list that the host accepts.
public struct DisplayListLimits: Hashable, Sendable {
    /// Nodes, all levels together.
    public var nodes = 100_000
    /// Groups inside groups; what is drawn as a picture of its own, or can be pressed, counts for sixteen.
    public var depth = 2_048
    /// Bytes of UTF-8, all strings together.
    public var text = 4 * 1024 * 1024
    /// Runs of one paragraph, which takes time for each two of them.
    public var paragraphRuns = 2_000
    /// Verbs of paths, all paths together.
    public var pathVerbs = 300_000
    /// Verbs of the outlines of letters, each outline once.
    public var glyphVerbs = 300_000
    /// Verbs of all letters that are drawn with outlines.
    public var drawnGlyphVerbs = 3_000_000
    /// The length of the lines of all letters that are drawn with outlines, in points.
    public var drawnGlyphLength = 4_000_000.0
    /// The length of the lines of one letter's outline, in ems; the most ornate have a hundred.
    static let lengthOfGlyph = 400.0
    /// Points of the grids of all mesh gradients, and stops of all angular ones, together: one fills the
    /// widget with hundreds of patches.
    public var meshPoints = 16_384
    /// What a gradient of either kind counts for at least.
    static let pointsOfMesh = 40
    /// Verbs of one letter's outline.
    public static let verbsOfGlyph = 10_000
    /// How often a letter of text that updates itself counts as drawn.
    public static let usesOfLetter = 64
    /// Fonts of the machine that letters are drawn in, sizes counted apart.
    public static let faces = 256
    /// What a letter in one of them counts for.
    static let verbsOfFaceGlyph = 32
    /// The length of all paths' lines together, in points as they are drawn, and of the lines across a
    /// stroke at its corners and dashes: a path is drawn row by row, and each row takes time for every
    /// line that crosses it.
    public var pathLength = 400_000.0
    /// How often a pattern of dashes is repeated at most; a line of more is drawn whole.
    public static let dashPatterns = 20_000.0
    /// Dates that update themselves: to find out when one of them changes takes the calendar's time for each.
    public var liveDates = 2_000
    /// The largest absolute coordinate, in points.
    public var coordinate = 1_000_000.0

    /// The limits the host uses.
    public init() {}
}
