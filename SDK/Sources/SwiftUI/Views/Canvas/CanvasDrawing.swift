import CWidgetPlugin
import CoreGraphics

/// What was drawn into a canvas or a layer of it, as views of its frame, back to front.
final class CanvasDrawing: PrimitiveView {
    nonisolated(unsafe) var items: [CanvasItem] = []
    /// Whether something is done to all of it together.
    private let isOnePicture: Bool

    nonisolated init(isOnePicture: Bool = false) { self.isOnePicture = isOnePicture }

    func record(into recorder: ViewRecorder) {
        // What is drawn is mixed with what the canvas shows, never with what lies behind it.
        guard isOnePicture || items.contains(where: { $0.blendMode != .normal }) else {
            return recordItems(into: recorder)
        }
        recorder.node(WIDGET_COMPOSITING_GROUP) { recordItems(into: recorder) }
    }

    private func recordItems(into recorder: ViewRecorder) {
        recorder.node(WIDGET_ZSTACK) {
            for item in items { recorder.record(item) }
        }
    }
}

/// A view drawn into a canvas, with the state of the context at that moment.
struct CanvasItem {
    let content: any View
    let transform: CGAffineTransform
    let opacity: Double
    let blendMode: BlendMode
    let clips: [CanvasClip]
    let filters: [GraphicsContext.Filter]
}

extension CanvasItem: PrimitiveView {
    func record(into recorder: ViewRecorder) { recorder.record(clipped) }

    @MainActor private var clipped: AnyView {
        clips.reversed().reduce(blended) { $1.applied(to: $0) }
    }

    @MainActor private var blended: AnyView {
        var view = filters.reversed().reduce(placed) { $1.apply($0) }
        if opacity != 1 { view = AnyView(view.opacity(opacity)) }
        return blendMode == .normal ? view : AnyView(view.blendMode(blendMode))
    }

    @MainActor private var placed: AnyView {
        let view = AnyView(content)
        return transform.isIdentity ? view : AnyView(view.transformEffect(transform))
    }
}

/// What a canvas's drawing is cut to.
enum CanvasClip {
    case path(Path, FillStyle)
    case layer(CanvasDrawing, opacity: Double)

    @MainActor func applied(to view: AnyView) -> AnyView {
        switch self {
        case .path(let path, let style): AnyView(view.clipShape(path, style: style))
        case .layer(let drawing, let opacity): AnyView(view.mask { drawing.opacity(opacity) })
        }
    }
}
