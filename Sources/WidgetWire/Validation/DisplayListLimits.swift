/// The limits of a display list that the host accepts.
public struct DisplayListLimits: Hashable, Sendable {
    /// Nodes on all levels.
    public var nodes = 100_000
    /// The depth of nesting; a group with an effect, or a hit region, counts as sixteen.
    public var depth = 2_048
    /// Bytes of UTF-8 in all strings.
    public var text = 4 * 1024 * 1024
    /// Runs of one paragraph; the time for a paragraph grows with their square.
    public var paragraphRuns = 2_000
    /// Verbs of all paths.
    public var pathVerbs = 300_000
    /// Verbs of all outlines of letters, each outline counted once.
    public var glyphVerbs = 300_000
    /// Verbs of all letters drawn with outlines.
    public var drawnGlyphVerbs = 3_000_000
    /// The length of the lines of all letters drawn with outlines, in points.
    public var drawnGlyphLength = 4_000_000.0
    /// The length of the lines of one letter's outline, in ems; the most ornate letters have a
    /// hundred.
    static let lengthOfGlyph = 400.0
    /// Points of all mesh gradients and stops of all angular gradients together.
    ///
    /// One gradient fills the widget with hundreds of patches.
    public var meshPoints = 16_384
    /// The least count of one such gradient.
    static let pointsOfMesh = 40
    /// Verbs of one letter's outline.
    public static let verbsOfGlyph = 10_000
    /// How many drawn letters a letter of a live text counts as.
    public static let usesOfLetter = 64
    /// Fonts that text asks for; each size counts, because looking one up takes up to a
    /// millisecond.
    public var fonts = 1_024
    /// Installed fonts that letters are drawn in; each size counts.
    public static let faces = 256
    /// The verbs that a letter in one of them counts as.
    static let verbsOfFaceGlyph = 32
    /// The length of all paths' lines as drawn, in points, including lines across strokes at
    /// corners and dashes.
    ///
    /// A path is drawn row by row, and each row takes time for every line that crosses it.
    public var pathLength = 400_000.0
    /// How often a pattern of dashes may repeat; a longer line is drawn solid.
    public static let dashPatterns = 20_000.0
    /// Dates that update themselves; finding the next change takes a calendar computation for each.
    public var liveDates = 2_000
    /// The largest absolute coordinate, in points.
    public var coordinate = 1_000_000.0

    /// Makes the limits that the host uses.
    public init() {}
}
