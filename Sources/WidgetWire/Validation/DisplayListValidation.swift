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
        var all = ContentAmounts(
            textBytes: faces.reduce(url.utf8.count) { $0 + $1.textByteCount })
        var glyphs = try GlyphValidation(self.glyphs, faces, limits)
        var fonts = FontValidation(limits)
        // The open nodes, outermost first.
        var open: [OpenNode] = []
        for (index, node) in nodes.enumerated() {
            if let last = open.indices.last { open[last].children -= 1 }
            guard let content = node.content, content.mayHave(children: node.childCount) else {
                throw .badContent(node: index)
            }
            let scale = content.scale(in: open.last?.scale ?? DrawnScale())
            guard node.frame.isDrawable(within: limits.coordinate),
                let amounts = content.measured(within: limits.coordinate, in: scale)
            else { throw .badNumber(node: index) }
            if case .paragraph(let paragraph) = content {
                let runs = paragraph.runs.count
                guard runs <= limits.paragraphRuns else { throw .tooManyRuns(runs, node: index) }
                try fonts.check(paragraph)
                if paragraph.hasTypesetting { try glyphs.check(paragraph, in: scale, node: index) }
            }
            if case .symbol(let symbol) = content { try fonts.check(symbol.font) }
            if case .hitRegion(let region) = content {
                let arguments = region.action.arguments.count
                guard arguments <= ContractLimits.parameters else {
                    throw .tooManyArguments(arguments, node: index)
                }
            }
            all += amounts
            all.textBytes += node.textByteCount
            if node.childCount > 0 {
                let depth = (open.last?.depth ?? 0) + content.depth
                guard depth <= limits.depth else { throw .tooDeep(depth) }
                open.append(OpenNode(children: node.childCount, scale: scale, depth: depth))
            }
            while open.last?.children == 0 { open.removeLast() }
        }
        guard open.isEmpty else { throw .brokenStructure(node: nodes.count - 1) }
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
