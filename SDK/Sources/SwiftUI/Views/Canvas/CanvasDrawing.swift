import CWidgetPlugin
import CoreGraphics

/// The content of a canvas or layer: views with its frame, back to front.
final class CanvasDrawing: PrimitiveView {
    // Unsafe but sound: a canvas is drawn and recorded on the main thread only.
    nonisolated(unsafe) var items: [CanvasItem] = []
    /// Whether an effect applies to the content as a whole.
    private let isOnePicture: Bool

    nonisolated init(isOnePicture: Bool = false) { self.isOnePicture = isOnePicture }

    func record(into recorder: ViewRecorder) {
        // Content is blended with the content of the canvas, never with what is behind the canvas.
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

/// A view drawn into a canvas, with the state of the context at that time.
struct CanvasItem {
    let content: any View
    /// The opaque interior of the content's outline; `nil` if the content is opaque.
    let outline: (any View)?
    let transform: CGAffineTransform
    let opacity: Double
    let blendMode: GraphicsContext.BlendMode
    let clips: [CanvasClip]
    let filters: [GraphicsContext.Filter]
}

extension CanvasItem: PrimitiveView {
    func record(into recorder: ViewRecorder) {
        for pass in blendMode.passes { record(pass, into: recorder) }
    }

    @MainActor private func record(_ pass: CanvasPass, into recorder: ViewRecorder) {
        switch pass {
        case .drawing(WIDGET_BLEND_NORMAL): recorder.record(clipped(drawn))
        case .drawing(let mode): recorder.record(clipped(drawn).modifier(BlendModifier(mode: mode)))
        case .clearing: recorder.record(clipped(covered).modifier(Self.erasing))
        case .keeping:
            let rest = ZStack {
                covered
                drawn.modifier(Self.erasing)
            }
            recorder.record(clipped(AnyView(rest.compositingGroup())).modifier(Self.erasing))
        }
    }

    private static let erasing = BlendModifier(mode: WIDGET_BLEND_DESTINATION_OUT)

    @MainActor private func clipped(_ view: AnyView) -> AnyView {
        clips.reversed().reduce(view) { $1.applied(to: $0) }
    }

    @MainActor private var drawn: AnyView {
        let view = filtered
        return opacity == 1 ? view : AnyView(view.opacity(opacity))
    }

    /// Filters change the content, so its outline is that of the resulting image.
    @MainActor private var covered: AnyView {
        guard filters.isEmpty, let outline else { return filtered }
        return placed(outline)
    }

    @MainActor private var filtered: AnyView {
        filters.reversed().reduce(placed(content)) { $1.apply($0) }
    }

    @MainActor private func placed(_ content: any View) -> AnyView {
        let view = AnyView(content)
        guard !transform.isIdentity else { return view }
        return AnyView(
            view.modifier(AffineTransformModifier(transform: transform, movesFrames: false)))
    }
}

/// The clip of a canvas.
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
