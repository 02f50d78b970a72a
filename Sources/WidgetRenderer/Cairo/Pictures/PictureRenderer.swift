public import WidgetText
public import WidgetWire

/// Draws display lists as pictures, with Cairo.
///
/// Text is set by the engine that measured it. The same list, scale and moment give the same PNG
/// bytes in every run. Belongs to its engine's thread.
public final class PictureRenderer {
    let engine: PangoTextEngine

    /// Makes a renderer that sets text with an engine.
    public init(engine: PangoTextEngine) {
        self.engine = engine
        PangoTextEngine.quietWarnings()
    }

    /// Draws a widget as a PNG of 8-bit RGBA, transparent outside its shape.
    ///
    /// - Parameters:
    ///   - shape: The shape that the picture is cut to.
    ///   - scale: Pixels per point.
    ///   - now: The moment that live dates are formatted for, in seconds since 1970.
    public func png(
        _ list: DisplayList, shape: WidgetShape = WidgetShape(.unspecified), scale: Double,
        at now: Double
    ) throws(PictureError) -> [UInt8] {
        try picture(list, shape: shape, scale: scale, at: now).png()
    }

    /// Draws a widget as pixels, which can become a PNG later; see ``png(_:shape:scale:at:)``.
    public func picture(
        _ list: DisplayList, shape: WidgetShape = WidgetShape(.unspecified), scale: Double,
        at now: Double
    ) throws(PictureError) -> PictureSurface {
        let surface = try PictureSurface.pixels(of: list, scale: scale)
        try draw(list, shape: shape, at: now, on: surface)
        return surface
    }

    /// Draws a widget as an SVG document with its size in points; text becomes outlines.
    public func svg(
        _ list: DisplayList, shape: WidgetShape = WidgetShape(.unspecified), at now: Double
    ) throws(PictureError) -> [UInt8] {
        let surface = try PictureSurface.svg(of: list)
        try draw(list, shape: shape, at: now, on: surface)
        return surface.document
    }

    /// Draws a widget as a PDF of one page with its size in points.
    public func pdf(
        _ list: DisplayList, shape: WidgetShape = WidgetShape(.unspecified), at now: Double
    ) throws(PictureError) -> [UInt8] {
        let surface = try PictureSurface.pdf(of: list)
        try draw(list, shape: shape, at: now, on: surface)
        return surface.document
    }

    private func draw(
        _ list: DisplayList, shape: WidgetShape, at now: Double, on surface: PictureSurface
    ) throws(PictureError) {
        try surface.draw { canvas throws(PictureError) in
            var excess: PictureError?
            DeepStack.run(for: list) {
                excess = paint(list, shape: shape, at: now, canvas, surface)
            }
            if let excess { throw excess }
        }
    }

    /// Draws on this thread, whose processor time is limited.
    ///
    /// - Returns: Why the rest is not drawn; nil when all is.
    private func paint(
        _ list: DisplayList, shape: WidgetShape, at now: Double, _ canvas: Canvas,
        _ surface: PictureSurface
    ) -> PictureError? {
        let isDocument = surface.pixels == nil
        let visible = PixelArea(
            x: 0, y: 0, width: Double(surface.width), height: Double(surface.height))
        let budget = EffectBudget(
            picture: visible,
            document: isDocument ? DocumentBudget(nodes: list.nodes.count) : nil)
        let widget = Rect.with {
            $0.width = list.environment.width
            $0.height = list.environment.height
        }
        let area = OutlinePath(widget, radius: 0).area(on: canvas.matrix).intersection(visible)
        let painter = NodePainter(
            canvas: Canvas(
                canvas.cairo, visible: VisibleSurfaces(area, budget: budget),
                document: budget.document),
            engine: engine, context: TextContext(list.environment, now: now),
            devicePixels: isDocument ? .none : DevicePixels(canvas.matrix),
            budget: budget, visible: visible,
            resolution: surface.effectResolution, bitmaps: BitmapSurfaces(list.bitmaps),
            glyphs: GlyphOutlines(list.glyphs),
            installedFonts: InstalledFonts(isDocument ? [] : list.faces, engine: engine),
            isAlone: !isDocument)
        painter.paint(list, shape: shape)
        return budget.excess
    }
}
