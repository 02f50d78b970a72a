import WidgetText
import WidgetWire

/// Draws the nodes of one display list on a canvas.
struct NodePainter {
    var canvas: Canvas
    let engine: PangoTextEngine
    let context: TextContext
    let budget: EffectBudget
    /// What can be seen, in pixels of the canvas's device.
    var visible: PixelArea
    /// Pixels of an effect for each one of the device: documents count in points.
    var resolution: Double
    let bitmaps: BitmapSurfaces
    let glyphs: GlyphOutlines
    let systemGlyphs: SystemGlyphs
    /// Whether nothing else is on the surface, which counts pixels.
    var isAlone = false

    /// Draws everything inside the widget's shape, over the system's background.
    ///
    /// A container background that is translucent, such as a fill, lies over it too: it must not let
    /// through what is behind the widget.
    func paint(_ list: DisplayList, shape: WidgetShape) {
        let environment = list.environment
        let outline = shape.outline(width: environment.width, height: environment.height)
        canvas.cut(to: outline, isAlone: isAlone) {
            if !list.hasOpaqueBackground {
                canvas.paint(Self.background(environment))
            }
            var nodes = list.nodes[...]
            while !nodes.isEmpty {
                paintFirst(of: &nodes)
            }
        }
    }

    /// Draws the first node with its children, and takes them off.
    func paintFirst(of nodes: inout ArraySlice<DisplayNode>) {
        guard budget.mayGoOn() else { return nodes.removeAll() }
        guard let node = nodes.popFirst() else { return }
        switch node.content {
        case .group(let group): paint(group, node, children: &nodes)
        case .hitRegion(let region): paint(region, node, children: &nodes)
        case .paragraph(let paragraph): paint(paragraph, in: node.frame)
        case .shape(let shape): paint(shape, in: node.frame)
        case .symbol(let symbol): paint(symbol, in: node.frame)
        case .gauge(let gauge):
            GaugeDrawing(gauge, in: node.frame, fraction: gauge.fraction(at: context.now))
                .draw(on: canvas)
        case .image(let image): paint(image, in: node.frame)
        case nil: paintChildren(of: node, &nodes)
        }
    }

    /// The same on another canvas.
    func on(_ canvas: Canvas) -> NodePainter {
        var painter = self
        painter.canvas = canvas
        return painter
    }

    func paintChildren(of node: DisplayNode, _ nodes: inout ArraySlice<DisplayNode>) {
        for _ in 0..<min(Int(node.childCount), nodes.count) {
            paintFirst(of: &nodes)
        }
    }

    private func skipChildren(of node: DisplayNode, _ nodes: inout ArraySlice<DisplayNode>) {
        for _ in 0..<Int(node.childCount) where !nodes.isEmpty {
            nodes = nodes[nodes.end(of: nodes.startIndex)...]
        }
    }

    private func paint(
        _ region: HitRegion, _ node: DisplayNode, children nodes: inout ArraySlice<DisplayNode>
    ) {
        guard let shown = region.shownChild else { return paintChildren(of: node, &nodes) }
        for child in 0..<Int(node.childCount) where !nodes.isEmpty {
            if child == shown {
                paintFirst(of: &nodes)
            } else {
                nodes = nodes[nodes.end(of: nodes.startIndex)...]
            }
        }
    }

    private func paint(
        _ group: Group, _ node: DisplayNode, children nodes: inout ArraySlice<DisplayNode>
    ) {
        canvas.saved {
            if group.hasTransform, !canvas.transform(group.transform) {
                return skipChildren(of: node, &nodes)
            }
            if group.hasClip { canvas.clip(OutlinePath(group.clip, in: node.frame)) }
            let isLayer = group.opacity < 1 || group.isolated || group.blendMode != .normal
            let isDrawn =
                isLayer
                && budget.withLayer {
                    canvas.layer(opacity: group.opacity, blendMode: group.blendMode) {
                        on($0).paintPicture(of: group, node, &nodes)
                    }
                }
            if !isDrawn { paintPicture(of: group, node, &nodes) }
        }
    }

    private func paint(_ shape: Shape, in frame: Rect) {
        let path = OutlinePath(shape.outline, in: frame)
        if shape.hasFill { canvas.fill(path, shape.fill) }
        guard shape.hasStroke else { return }
        canvas.stroke(
            path, shape.stroke, width: shape.lineWidth,
            style: shape.hasLineStyle ? shape.lineStyle : .usual)
    }

    /// The system's background; under vibrant content the grey of a blurred wallpaper.
    private static func background(_ environment: WidgetEnvironment) -> Color {
        switch (environment.renderingMode, environment.appearance) {
        case (.vibrant, _): opaque(72, 72, 74)
        case (_, .dark): opaque(28, 28, 30)
        default: opaque(255, 255, 255)
        }
    }

    private static func opaque(_ red: Float, _ green: Float, _ blue: Float) -> Color {
        Color.with {
            $0.red = red / 255
            $0.green = green / 255
            $0.blue = blue / 255
            $0.alpha = 1
        }
    }
}

// MARK: Text

extension NodePainter {
    private func paint(_ paragraph: Paragraph, in frame: Rect) {
        if paragraph.hasTypesetting, paintTypesetting(of: paragraph, in: frame) { return }
        let text = engine.typeset(
            paragraph, in: TextBox(width: frame.width, height: frame.height), context: context)
        let edges = text.extents.map {
            frame.x + (frame.width - $0.width)
                * paragraph.alignment.roomBefore(isRightToLeft: context.isRightToLeft)
        }
        if paragraph.redacted {
            paintBars(of: text, paragraph, x: edges, y: frame.y)
        } else {
            text.draw(x: edges, y: frame.y, cairo: canvas.cairo)
        }
    }

    /// A bar for each line instead of its text, in a trace of the text's colour.
    private func paintBars(
        of text: TypesetParagraph, _ paragraph: Paragraph, x edges: [Double], y top: Double
    ) {
        for (extent, edge) in zip(text.extents, edges) {
            paintBar(
                of: paragraph, x: edge, baseline: top + extent.baseline, width: extent.width,
                ascent: extent.ascent)
        }
    }

    func paintBar(
        of paragraph: Paragraph, x: Double, baseline: Double, width: Double, ascent: Double
    ) {
        var paint = Paint()
        paint.color = paragraph.runs.first?.color ?? Color()
        paint.color.alpha *= 0.2
        let bar = Rect.with {
            $0.x = x
            $0.y = baseline - ascent * 0.85
            $0.width = width
            $0.height = ascent * 0.95
        }
        canvas.fill(OutlinePath(bar, radius: bar.height / 4), paint)
    }

    private func paint(_ symbol: Symbol, in frame: Rect) {
        let glyph = engine.glyph(for: symbol, context: context)
        let center = (x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
        if glyph.isMissing {
            paintPlaceholder(for: symbol, glyph, center: center)
        } else {
            glyph.draw(centerX: center.x, centerY: center.y, cairo: canvas.cairo)
        }
    }

    /// A dashed box with a question mark.
    private func paintPlaceholder(
        for symbol: Symbol, _ glyph: SymbolGlyph, center: (x: Double, y: Double)
    ) {
        let size = symbol.font.size
        let box = Rect.with {
            $0.width = glyph.width - size * 0.1
            $0.height = glyph.height - size * 0.1
            $0.x = center.x - $0.width / 2
            $0.y = center.y - $0.height / 2
        }
        let paint = Paint.with { $0.color = symbol.color }
        canvas.stroke(
            OutlinePath(box, radius: size * 0.15), paint, width: size * 0.07,
            style: LineStyle.with { $0.dash = [size * 0.16, size * 0.1] })
        var mark = TextRun()
        mark.text = "?"
        mark.color = symbol.color
        mark.font = symbol.font
        mark.font.size = size * 0.75
        let text = engine.typeset(
            Paragraph.with { $0.runs = [mark] }, in: TextBox(), context: context)
        guard let extent = text.extents.first else { return }
        let capitals = mark.font.size * 0.705
        text.draw(
            x: [center.x - extent.width / 2],
            y: center.y + capitals / 2 - extent.baseline, cairo: canvas.cairo)
    }
}
