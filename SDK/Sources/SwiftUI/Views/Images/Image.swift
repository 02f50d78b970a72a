import CWidgetPlugin
public import UIKit

/// An image, or a symbol by its name in Apple's SF Symbols.
public struct Image: Equatable, Sendable {
    var content: ImageContent
    var scale = 1.0
    var caps: EdgeInsets?
    var resizingMode = ResizingMode.stretch
    var renderingMode: TemplateRenderingMode?
    var interpolation: Interpolation?
    var label: Text?
    var symbolMode: SymbolRenderingMode?
    var symbolLook: SymbolLook?
    /// Draws the image, if it has no other content.
    var drawing: ImageDrawing?
    /// The rendering in a widget with two colors: `widget_accented_rendering`.
    package var accentedRendering: Int64?

    init(_ content: ImageContent) { self.content = content }

    /// Shows a symbol; the host shows a placeholder for a name that it does not know.
    public init(systemName: String) { self.init(.symbol(systemName)) }

    /// Shows an image from memory or a file.
    public init(uiImage: UIImage) {
        self.init(uiImage.content)
        scale = Double(uiImage.scale)
        switch uiImage.renderingMode {
        case .automatic: break
        case .alwaysTemplate: renderingMode = .template
        // A UIKit symbol has its own colors only if its configuration says so.
        case .alwaysOriginal: renderingMode = uiImage.isSymbolImage ? nil : .original
        }
        if uiImage.isSymbolImage { symbolLook = SymbolLook(uiImage.look) }
        label = uiImage.look.spoken.map(Text.init(verbatim:))
        guard let kept = uiImage.look.caps else { return }
        caps = EdgeInsets(
            top: kept.top, leading: kept.left, bottom: kept.bottom, trailing: kept.right)
        resizingMode = uiImage.look.isTiled ? .tile : .stretch
    }
}

extension Image: PrimitiveView {
    package func record(into recorder: ViewRecorder) {
        if let drawing {
            let view = drawing.view(isResizable: caps != nil)
            if let label { return recorder.record(view.accessibilityLabel(label)) }
            return recorder.record(view)
        }
        if case .view(let picture) = content, let rendered = picture.view as? RenderedView {
            let view = rendered.view(isResizable: caps != nil)
            if let label { return recorder.record(view.accessibilityLabel(label)) }
            return recorder.record(view)
        }
        if let symbolLook {
            var image = self
            image.symbolLook = nil
            return recorder.record(symbolLook.applied(to: image))
        }
        recorder.node(WIDGET_IMAGE) {
            if case .symbol(let name) = content {
                recorder.set(WIDGET_SYMBOL, name)
                (symbolMode ?? (renderingMode == .original ? .multicolor : nil))?
                    .record(into: recorder)
            } else if case .asset(let asset) = content,
                let symbol = asset.symbol(weight: recorder.environment.symbolWeight)
            {
                recorder.setImage(WIDGET_IMAGE_SOURCE, .encoded(symbol.document), scale: 1)
                recorder.set(WIDGET_TEMPLATE, true)
                recorder.set(WIDGET_SYMBOL_FRAME, [SymbolTemplate.fontSize, symbol.baseline])
            } else {
                recorder.setImage(WIDGET_IMAGE_SOURCE, content, scale: scale)
                recordStyle(into: recorder)
            }
            if caps != nil { recorder.set(WIDGET_RESIZABLE, true) }
            let spoken = label?.plainString(in: recorder.environment)
            recorder.set(WIDGET_ACCESSIBILITY_LABEL, spoken)
        }
    }

    /// The slicing defined by the asset catalog, unless the source sets one.
    @MainActor private func slicing(for recorder: ViewRecorder) -> ImageSet.Slicing? {
        guard case .asset(let asset) = content, resizingMode == .stretch else { return nil }
        let traits = recorder.environment.traits
        return asset.file(
            isDark: traits.userInterfaceStyle == .dark, scale: Double(traits.displayScale))?.slicing
    }

    @MainActor private func recordStyle(into recorder: ViewRecorder) {
        if let caps, caps != EdgeInsets() {
            let values = [caps.top, caps.leading, caps.bottom, caps.trailing]
            recorder.set(WIDGET_CAP_INSETS, values.map(Double.init))
        } else if caps != nil, let slicing = slicing(for: recorder) {
            recorder.set(
                WIDGET_CAP_INSETS, [slicing.top, slicing.left, slicing.bottom, slicing.right])
            if slicing.isTiled { recorder.set(WIDGET_TILED, true) }
        }
        if caps != nil, resizingMode == .tile { recorder.set(WIDGET_TILED, true) }
        if let interpolation { recorder.set(WIDGET_INTERPOLATION, interpolation.value) }
        if renderingMode.map({ $0 == .template }) ?? content.isTemplate {
            recorder.set(WIDGET_TEMPLATE, true)
        }
        if let accentedRendering {
            recorder.set(WIDGET_ACCENTED_RENDERING, accentedRendering)
        }
    }
}

extension ViewRecorder {
    /// Sets an image attribute.
    func setImage(_ attribute: widget_attribute, _ content: ImageContent, scale: Double) {
        environment.traits.performAsCurrent {
            content.withHeader(scale: scale) { view.pointee.set_image(view, attribute, $0) }
        }
    }
}
