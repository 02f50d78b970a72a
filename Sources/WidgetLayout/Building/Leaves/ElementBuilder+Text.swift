import WidgetWire

extension ElementBuilder {
    /// A paragraph of its own text or date and those of the texts inside it.
    func text(_ view: RecordedView, _ inherited: Inherited) -> Element {
        let paragraph = Paragraph.with {
            $0.alignment = inherited.textAlignment.sent
            $0.lineLimit = inherited.lineLimit
            $0.minimumScale = inherited.minimumScale
            $0.lineSpacing = inherited.lineSpacing
            $0.truncation = inherited.truncation.sent
            $0.linesReserved = inherited.linesReserved
            $0.tightening = inherited.mayTighten
            $0.redacted = inherited.redaction.contains(.placeholder)
            // Private texts keep their lines, and a terminal's cells have one size.
            $0.placeholder =
                $0.redacted && !inherited.redaction.contains(.privacy) && session.grid == .points
            appendRuns(of: view.index, inherited, to: &$0.runs)
        }
        let context = session.textContext(inherited)
        return TextElement(
            id: view.id.value, paragraph: session.engine.preparing(paragraph, context: context),
            engine: session.engine, context: context, grid: session.grid, book: session.glyphs)
    }

    private func appendRuns(of index: Int, _ inherited: Inherited, to runs: inout [TextRun]) {
        let node = tree.nodes[index]
        if let content = runContent(node) {
            runs.append(
                TextRun.with {
                    $0.content = content
                    inherited.apply(to: &$0)
                    if node.textScale != 1 {
                        let letters = SecondaryLetters(of: $0.font, scale: node.textScale)
                        // Lines stay as high as those of the whole font, as measured in SwiftUI.
                        $0.font.lineSize = $0.font.size
                        $0.font.size = letters.size
                        $0.kerning += letters.tracking
                    }
                    $0.locale = node.string(.locale) ?? ""
                })
        }
        for child in tree.children(of: index) {
            appendRuns(of: child, inherited.merging(tree.nodes[child].attributes), to: &runs)
        }
    }

    private func runContent(_ node: ViewTree.Node) -> TextRun.OneOf_Content? {
        if let text = node.string(.textString) { return .text(text) }
        if node.kind == .image { return node.string(.symbol).map { .symbol($0) } }
        return node.liveDate.map { .liveDate($0) }
    }

    /// A symbol in the inherited font.
    func symbol(_ view: RecordedView, _ inherited: Inherited) -> Element {
        let symbol = Symbol.with {
            $0.name = inherited.symbols.name(of: view.node.string(.symbol) ?? "")
            $0.font = inherited.resolvedFont
            $0.font.size *= inherited.symbols.scale
            let colors = inherited.symbols.paints(of: $0.name, in: inherited)
                .map(inherited.color)
            $0.color = colors[0]
            $0.layerColors = Array(colors.dropFirst())
        }
        let fill = PaintValue(ColorName.secondaryFill)
        let isRedacted = inherited.redaction.contains(.placeholder)
        let isResizable = view.node.bool(.resizable) ?? false
        let capHeight = session.engine.capHeight(of: inherited.resolvedFont)
        // Private symbols keep their places, and a terminal's cells have one size.
        let isPlaceholder =
            isRedacted && !isResizable && session.grid == .points
            && !inherited.redaction.contains(.privacy)
        return SymbolElement(
            id: view.id.value, symbol: symbol,
            measurement: session.engine.measure(
                symbol, imageScale: inherited.symbols.scale,
                context: session.textContext(inherited)),
            capHeight: capHeight, redactionColor: isRedacted ? inherited.color(fill) : nil,
            isResizable: isResizable,
            placeholder: isPlaceholder
                ? SymbolPlaceholder(size: symbol.font.size, capHeight: capHeight) : nil)
    }
}

extension ViewTree.Node {
    /// The text's scale; see ``SecondaryLetters``.
    fileprivate var textScale: Double { (length(.textScale) ?? 1).clamped(to: 0.1...1) }
}
