import WidgetText
import WidgetWire

/// Draws the nodes of a display list on a canvas.
struct NodePainter {
    var canvas: Canvas
    let engine: PangoTextEngine
    let context: TextContext
    let devicePixels: DevicePixels
    let budget: EffectBudget
    /// The visible area, in pixels of the canvas's device.
    var visible: PixelArea
    /// Pixels of an effect per unit of the device, which is a point in documents.
    var resolution: Double
    let bitmaps: BitmapSurfaces
    let glyphs: GlyphOutlines
    let installedFonts: InstalledFonts
    /// Whether nothing else is on the surface, which consists of pixels.
    let isAlone: Bool

    /// Draws everything inside the widget's shape, over the system's background.
    ///
    /// A translucent container background, such as a fill, lies over it too, so that it does not
    /// show what is behind the widget.
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

    /// Draws the first node with its children, and removes them.
    func paintFirst(of nodes: inout ArraySlice<DisplayNode>) {
        guard budget.mayGoOn() else { return nodes.removeAll() }
        guard let node = nodes.popFirst() else { return }
        switch node.content {
        case .group(let group): paint(group, node, children: &nodes)
        case .hitRegion(let region): paint(region, node, children: &nodes)
        case .paragraph(let paragraph): paint(paragraph, in: devicePixels.moved(node.frame))
        case .shape(let shape): paint(shape, in: node.frame)
        case .symbol(let symbol): paint(symbol, in: devicePixels.rounded(node.frame))
        case .gauge(let gauge):
            let fraction = gauge.fraction(at: context.now)
            GaugeDrawing(gauge, in: devicePixels.rounded(node.frame), fraction: fraction).draw(
                on: canvas)
        case .image(let image): paint(image, in: devicePixels.rounded(node.frame))
        case nil: paintChildren(of: node, &nodes)
        }
    }

    /// The same painter on another canvas.
    func on(_ canvas: Canvas) -> NodePainter {
        var painter = self
        painter.canvas = canvas
        return painter
    }

    /// The pixels of a frame that are visible.
    func visiblePixels(of frame: Rect) -> PixelArea {
        OutlinePath(frame, radius: 0).area(on: canvas.matrix).intersection(visible)
    }

    func paintChildren(of node: DisplayNode, _ nodes: inout ArraySlice<DisplayNode>) {
        for _ in 0..<min(Int(node.childCount), nodes.count) {
            paintFirst(of: &nodes)
        }
    }

    private func skipChildren(of node: DisplayNode, _ nodes: inout ArraySlice<DisplayNode>) {
        for _ in 0..<Int(node.childCount) where !nodes.isEmpty { skipFirst(of: &nodes) }
    }

    /// Removes the first node with its children.
    func skipFirst(of nodes: inout ArraySlice<DisplayNode>) {
        nodes = nodes[nodes.end(of: nodes.startIndex)...]
    }

    private func paint(
        _ region: HitRegion, _ node: DisplayNode, children nodes: inout ArraySlice<DisplayNode>
    ) {
        guard let shown = region.shownChild else { return paintChildren(of: node, &nodes) }
        for child in 0..<Int(node.childCount) where !nodes.isEmpty {
            if child == shown {
                paintFirst(of: &nodes)
            } else {
                skipFirst(of: &nodes)
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
            guard group.hasClip else { return paintBlended(group, node, &nodes) }
            let clip = devicePixels.rounded(
                OutlinePath(group.clip, in: node.frame), in: node.frame)
            if !clip.isIntricate {
                canvas.clip(clip)
                return paintBlended(group, node, &nodes)
            }
            let isDrawn = budget.withLayer {
                canvas.masked {
                    on($0).paintBlended(group, node, &nodes)
                } by: {
                    $0.fill(clip, .with { $0.color.alpha = 1 })
                }
            }
            // What may be seen in part only is not seen at all.
            if !isDrawn { skipChildren(of: node, &nodes) }
        }
    }

    /// Draws a group's picture with its opacity and blend mode.
    private func paintBlended(
        _ group: Group, _ node: DisplayNode, _ nodes: inout ArraySlice<DisplayNode>
    ) {
        let isLayer = group.opacity < 1 || group.isolated || group.blendMode != .normal
        let isDrawn =
            isLayer
            && budget.withLayer(isBlended: group.blendMode != .normal) {
                canvas.layer(opacity: group.opacity, blendMode: group.blendMode) {
                    on($0).paintPicture(of: group, node, &nodes)
                }
            }
        if isDrawn { return }
        // A group that erases must not become visible itself.
        if group.blendMode.takesAway { return skipChildren(of: node, &nodes) }
        paintPicture(of: group, node, &nodes)
    }

    private func paint(_ shape: Shape, in frame: Rect) {
        let path = devicePixels.rounded(OutlinePath(shape.outline, in: frame), in: frame)
        if shape.hasFill { canvas.fill(path, shape.fill) }
        guard shape.hasStroke else { return }
        canvas.stroke(
            path, shape.stroke, width: shape.lineWidth,
            style: shape.hasLineStyle ? shape.lineStyle : .usual)
    }

    /// The system's background; under vibrant content, the grey of a blurred wallpaper.
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
