import CWidgetPlugin
import Foundation

/// Requests the size of a view from the runner while a canvas is drawn.
struct CanvasMeasurement {
    private let recorder: ViewRecorder

    init(_ recorder: ViewRecorder) { self.recorder = recorder }

    /// Returns the size and baselines of a view for a proposed size.
    func dimensions(of view: some View, in room: CGSize) -> widget_measurement {
        withoutSending((recorder, view, room)) { recorder, view, room in
            recorder.measure(view, width: Double(room.width), height: Double(room.height))
        }
    }
}

/// A view at a position in the frame around it.
struct PlacedModifier {
    let point: CGPoint
    let anchor: UnitPoint
    /// The proposed size; `nil` means the ideal size.
    let room: CGSize?
}

extension PlacedModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_PLACE) {
            recorder.set(
                WIDGET_PLACED_AT,
                [
                    Double(point.x), Double(point.y), Double(anchor.x), Double(anchor.y),
                    room.map { Double($0.width) } ?? .nan, room.map { Double($0.height) } ?? .nan,
                ])
            content()
        }
    }
}
