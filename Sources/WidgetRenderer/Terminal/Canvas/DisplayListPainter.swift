import WidgetText
import WidgetWire

/// Draws the nodes of a display list on a canvas, in their order.
struct DisplayListPainter {
    private let nodes: [DisplayNode]
    let widget: PointArea
    let grid: PointArea
    private let engine: CellTextEngine
    private let context: TextContext
    private let bitmaps: [UInt64: Bitmap]
    var canvas: CellCanvas
    var budget: DrawingBudget

    /// The canvas with a list drawn on it.
    static func paint(
        _ list: DisplayList, on canvas: CellCanvas, engine: CellTextEngine, context: TextContext,
        budget: DrawingBudget = DrawingBudget()
    ) -> CellCanvas {
        var painter = DisplayListPainter(
            list, canvas: canvas, engine: engine, context: context, budget: budget)
        DeepStack.run(for: list) {
            var index = 0
            while index < painter.nodes.count {
                index = painter.paint(index, placement: .identity)
            }
        }
        return painter.canvas
    }

    private init(
        _ list: DisplayList, canvas: CellCanvas, engine: CellTextEngine, context: TextContext,
        budget: DrawingBudget
    ) {
        nodes = list.nodes
        bitmaps = Dictionary(list.bitmaps.map { ($0.digest, $0) }) { first, _ in first }
        widget = PointArea(
            minX: 0, minY: 0, maxX: list.environment.width, maxY: list.environment.height)
        grid = canvas.area
        self.engine = engine
        self.context = context
        self.canvas = canvas
        self.budget = budget
    }

    /// Draws a node and its children.
    ///
    /// - Returns: The index of the node after them.
    private mutating func paint(_ index: Int, placement: Placement) -> Int {
        let node = nodes[index]
        switch node.content {
        case .group(let group): return paint(group, at: index, placement: placement)
        case .hitRegion(let region):
            return paintChildren(of: index, only: region.shownChild, placement: placement)
        case .paragraph(let paragraph): paint(paragraph, in: placement.place(PointArea(node.frame)))
        case .symbol(let symbol): paint(symbol, in: placement.place(PointArea(node.frame)))
        case .shape(let shape): paint(shape, placement: placement)
        case .gauge(let gauge):
            let area = placement.placeScaled(PointArea(node.frame))
            canvas.draw(gauge, fraction: gauge.fraction(at: context.now), in: area)
        case .image(let image): paint(image, in: node.frame, placement: placement)
        case nil: break
        }
        return index + 1
    }

    private mutating func paintChildren(
        of index: Int, only shown: Int? = nil, placement: Placement
    ) -> Int {
        var next = index + 1
        for child in 0..<Int(nodes[index].childCount) where next < nodes.count {
            let isDrawn = shown == nil || child == shown
            next = isDrawn ? paint(next, placement: placement) : nodes.end(of: next)
        }
        return next
    }

    private mutating func paint(_ group: Group, at index: Int, placement: Placement) -> Int {
        let inner = placement.entering(group, in: nodes[index].frame)
        let opacity = Float(group.opacity).clampedToUnit
        let clip = group.hasClip ? coverage(of: group.clip, placement: inner) : nil
        let colors = group.cellColors
        let isMasked = group.effect == .mask(Mask())
        let erases = group.blendMode == .destinationOut
        let isLayer = opacity < 1 || clip != nil || colors != nil || group.isolated || erases
        guard isLayer || isMasked,
            let picture = layer({ $0.paintPicture(at: index, isMasked, placement: inner) })
        else {
            // A group that erases must not become visible itself.
            if erases { return nodes.end(of: index) }
            return isMasked
                ? skipMask(at: index, placement: inner)
                : paintChildren(of: index, placement: inner)
        }
        let below = colors.map { picture.canvas.changed(by: $0) } ?? picture.canvas
        let coverage = clip ?? { _, _ in 1 }
        if erases {
            canvas.erase(below, opacity: opacity, coverage: coverage)
        } else {
            canvas.draw(below, opacity: opacity, coverage: coverage)
        }
        return picture.next
    }

    /// Draws `body` on a separate canvas; nil when there may be no more of them.
    private mutating func layer(
        _ body: (inout DisplayListPainter) -> Int
    ) -> (canvas: CellCanvas, next: Int)? {
        guard budget.openLayer(cells: canvas.columns * canvas.rows) else { return nil }
        var below = CellCanvas(columns: canvas.columns, rows: canvas.rows)
        swap(&below, &canvas)
        let next = body(&self)
        swap(&below, &canvas)
        budget.closeLayer()
        return (below, next)
    }

    /// Draws a group's children; with a mask, the first with the opacity of the second.
    private mutating func paintPicture(
        at index: Int, _ isMasked: Bool, placement: Placement
    ) -> Int {
        guard isMasked else { return paintChildren(of: index, placement: placement) }
        let second = paint(index + 1, placement: placement)
        guard let mask = layer({ $0.paint(second, placement: placement) }) else {
            return nodes.end(of: second)
        }
        canvas.fade(to: mask.canvas)
        return mask.next
    }

    /// Draws the first child of a mask without cutting it.
    private mutating func skipMask(at index: Int, placement: Placement) -> Int {
        nodes.end(of: paint(index + 1, placement: placement))
    }

    private mutating func paint(_ paragraph: Paragraph, in area: PointArea) {
        let lines = engine.lines(
            of: paragraph, in: TextBox(width: area.width, height: area.height), context: context
        ).inVisualOrder(isRightToLeft: context.isRightToLeft)
        let width = lines.map { $0.column + $0.width }.max() ?? 0
        let height = (lines.last?.row ?? 0) + 1
        let column = Self.start(area.minX / CellMetrics.width, length: width, limit: canvas.columns)
        let row = Self.start(area.minY / CellMetrics.height, length: height, limit: canvas.rows)
        for line in lines {
            var next = column + line.column
            for cluster in line.clusters {
                canvas.place(CanvasGlyph(cluster), column: next, row: row + line.row)
                next += cluster.width
            }
        }
    }

    private mutating func paint(_ symbol: Symbol, in area: PointArea) {
        let cluster = engine.cluster(for: symbol)
        let column = area.midX / CellMetrics.width - Double(cluster.width) / 2
        let row = area.midY / CellMetrics.height - 0.5
        canvas.place(
            CanvasGlyph(cluster),
            column: Self.start(column, length: cluster.width, limit: canvas.columns),
            row: Self.start(row, length: 1, limit: canvas.rows))
    }

    private mutating func paint(_ image: Image, in frame: Rect, placement: Placement) {
        guard let bitmap = bitmaps[image.bitmap],
            let picture = CellImage(image, bitmap, in: frame, placement: placement)
        else { return }
        let snapped = onGrid(CellOutline(area: placement.placeScaled(PointArea(frame))))
        fill(snapped.area, with: .image(picture), coverage: snapped.coverage)
    }

    /// The first cell of something, moved onto the canvas if only rounding put it over the edge.
    ///
    /// A position between two cells becomes the first, as for everything else there.
    private static func start(_ position: Double, length: Int, limit: Int) -> Int {
        let nearest = (position - 0.001).gridIndex()
        return nearest + length == limit + 1 ? max(0, nearest - 1) : nearest
    }
}
