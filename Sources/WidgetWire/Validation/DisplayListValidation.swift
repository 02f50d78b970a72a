extension DisplayList {
    /// Checks a list from an untrusted child, in linear time.
    ///
    /// The structure and numbers of a list that passes need no further check when it is drawn.
    ///
    /// - Throws: The first `DisplayListError` found.
    public func validate(_ limits: DisplayListLimits = DisplayListLimits()) throws(DisplayListError)
    {
        guard nodes.count <= limits.nodes else { throw .tooManyNodes(nodes.count) }
        guard environment.isDrawable else { throw .badEnvironment }
        var validation = try NodeSequenceValidation(self, limits)
        for (index, node) in nodes.enumerated() { try validation.check(node, at: index) }
        try validation.finish()
    }
}

/// The check of a list's nodes one after another, and of the amounts in all of them together.
private struct NodeSequenceValidation {
    private let limits: DisplayListLimits
    private var all: ContentAmounts
    private var glyphs: GlyphValidation
    private var fonts: FontValidation
    private var nodeCount = 0
    /// The open nodes, outermost first.
    private var open: [OpenNode] = []

    init(_ list: DisplayList, _ limits: DisplayListLimits) throws(DisplayListError) {
        self.limits = limits
        all = ContentAmounts(
            textBytes: list.faces.reduce(list.url.utf8.count) { $0 + $1.textByteCount })
        glyphs = try GlyphValidation(list.glyphs, list.faces, limits)
        fonts = FontValidation(limits)
    }

    /// Checks the next node.
    mutating func check(_ node: DisplayNode, at index: Int) throws(DisplayListError) {
        nodeCount += 1
        if let last = open.indices.last { open[last].children -= 1 }
        guard let content = node.content, content.mayHave(children: node.childCount) else {
            throw .badContent(node: index)
        }
        let scale = content.scale(in: open.last?.scale ?? DrawnScale())
        guard node.frame.isDrawable(within: limits.coordinate),
            let amounts = content.measured(within: limits.coordinate, in: scale)
        else { throw .badNumber(node: index) }
        try check(content, in: scale, at: index)
        all += amounts
        all.textBytes += node.textByteCount
        if node.childCount > 0 {
            let depth = (open.last?.depth ?? 0) + content.depth
            guard depth <= limits.depth else { throw .tooDeep(depth) }
            open.append(OpenNode(children: node.childCount, scale: scale, depth: depth))
        }
        while open.last?.children == 0 { open.removeLast() }
    }

    /// Checks what only some kinds of content have: runs, fonts, glyphs and arguments.
    private mutating func check(
        _ content: DisplayNode.OneOf_Content, in scale: DrawnScale, at index: Int
    ) throws(DisplayListError) {
        switch content {
        case .paragraph(let paragraph):
            let runs = paragraph.runs.count
            guard runs <= limits.paragraphRuns else { throw .tooManyRuns(runs, node: index) }
            try fonts.check(paragraph)
            if paragraph.hasTypesetting { try glyphs.check(paragraph, in: scale, node: index) }
        case .symbol(let symbol): try fonts.check(symbol.font)
        case .hitRegion(let region):
            let arguments = region.action.arguments.count
            guard arguments <= ContractLimits.parameters else {
                throw .tooManyArguments(arguments, node: index)
            }
        case .group, .shape, .image, .gauge: break
        }
    }

    /// Checks that all children have come, and the amounts in all nodes together.
    func finish() throws(DisplayListError) {
        guard open.isEmpty else { throw .brokenStructure(node: nodeCount - 1) }
        guard all.textBytes <= limits.text else { throw .tooMuchText(all.textBytes) }
        guard all.pathVerbs <= limits.pathVerbs else { throw .tooMuchPath(all.pathVerbs) }
        guard all.meshPoints <= limits.meshPoints else { throw .tooManyMeshPoints(all.meshPoints) }
        guard all.pathLength <= limits.pathLength else { throw .tooLongPath(all.pathLength) }
        guard all.liveDates <= limits.liveDates else { throw .tooManyLiveDates(all.liveDates) }
    }
}

/// A node whose children have not all been read.
private struct OpenNode {
    /// How many children are still to come.
    var children: UInt32
    /// The scale they are drawn at.
    let scale: DrawnScale
    let depth: Int
}
