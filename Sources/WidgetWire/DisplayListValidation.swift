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
    /// More points of mesh gradients than allowed.
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
            "the display list's mesh gradients have \(count) points"
        case .tooManyFaces(let count): "the display list names \(count) fonts"
        case .tooLongPath(let length):
            "the display list's paths have lines of \(Int(length)) points together"
        case .tooManyLiveDates(let count):
            "the display list has \(count) texts that update themselves"
        }
    }
}

/// Bounds of a display list that the host accepts.
public struct DisplayListLimits: Hashable, Sendable {
    /// Nodes, all levels together.
    public var nodes = 100_000
    /// Groups inside groups.
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
    /// Points of the grids of all mesh gradients together: one fills the widget with hundreds of patches.
    public var meshPoints = 16_384
    /// Verbs of one letter's outline.
    public static let verbsOfGlyph = 10_000
    /// How often a letter of text that updates itself counts as drawn.
    public static let usesOfLetter = 64
    /// Fonts of the machine that letters are drawn in, sizes counted apart.
    public static let faces = 256
    /// What a letter in one of them counts for.
    static let verbsOfFaceGlyph = 32
    /// The length of all paths' lines together, in points: a path is drawn row by row, and each row
    /// takes time for every line that crosses it.
    public var pathLength = 400_000.0
    /// Dates that update themselves: to find out when one of them changes takes the calendar's time for each.
    public var liveDates = 2_000
    /// The largest absolute coordinate, in points.
    public var coordinate = 1_000_000.0

    /// The limits the host uses.
    public init() {}
}

extension DisplayList {
    /// Checks a list that came from an untrusted child, in linear time.
    ///
    /// A list that passes can be drawn without another check of its structure or numbers.
    ///
    /// - Throws: The first `DisplayListError` met.
    public func validate(_ limits: DisplayListLimits = DisplayListLimits()) throws(DisplayListError)
    {
        guard nodes.count <= limits.nodes else { throw .tooManyNodes(nodes.count) }
        guard environment.isDrawable else { throw .badEnvironment }
        var all = ContentAmounts(
            textBytes: faces.reduce(url.utf8.count) { $0 + $1.textByteCount })
        var glyphs = try GlyphValidation(self.glyphs, faces, limits)
        // Children still to come of each open group, outermost first.
        var open: [UInt32] = []
        for (index, node) in nodes.enumerated() {
            if let last = open.indices.last { open[last] -= 1 }
            guard let content = node.content, content.mayHave(children: node.childCount) else {
                throw .badContent(node: index)
            }
            guard node.frame.isDrawable(within: limits.coordinate),
                let amounts = content.measured(within: limits.coordinate)
            else { throw .badNumber(node: index) }
            if case .paragraph(let paragraph) = content {
                let runs = paragraph.runs.count
                guard runs <= limits.paragraphRuns else { throw .tooManyRuns(runs, node: index) }
                if paragraph.hasTypesetting { try glyphs.check(paragraph, node: index) }
            }
            all += amounts
            all.textBytes += node.textByteCount
            if node.childCount > 0 { open.append(node.childCount) }
            guard open.count <= limits.depth else { throw .tooDeep(open.count) }
            while open.last == 0 { open.removeLast() }
        }
        guard open.isEmpty else { throw .brokenStructure(node: nodes.count - 1) }
        guard all.textBytes <= limits.text else { throw .tooMuchText(all.textBytes) }
        guard all.pathVerbs <= limits.pathVerbs else { throw .tooMuchPath(all.pathVerbs) }
        guard all.meshPoints <= limits.meshPoints else { throw .tooManyMeshPoints(all.meshPoints) }
        guard all.pathLength <= limits.pathLength else { throw .tooLongPath(all.pathLength) }
        guard all.liveDates <= limits.liveDates else { throw .tooManyLiveDates(all.liveDates) }
    }
}

extension Bitmap {
    /// Whether there is a byte for everything that its size and format promise.
    public var isComplete: Bool {
        guard (1...16_384).contains(width), (1...16_384).contains(height) else { return false }
        let pixelSize =
            switch format {
            case .bgra: 4
            case .mask: 1
            case .UNRECOGNIZED: 0
            }
        return pixels.count == Int(width) * Int(height) * pixelSize
    }
}

extension DisplayList {
    /// The list with those of `bitmaps` that it draws, so that it can be drawn by itself.
    ///
    /// A picture that never came is not drawn.
    public func adding(_ bitmaps: [UInt64: Bitmap]) -> DisplayList {
        var list = self
        guard !bitmaps.isEmpty else {
            list.bitmaps = []
            return list
        }
        let drawn = Set(nodes.lazy.map(\.image.bitmap))
        list.bitmaps = drawn.sorted().compactMap { bitmaps[$0] }
        return list
    }
}
