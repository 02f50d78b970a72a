import CWidgetPlugin
public import Foundation

/// How a view of some proportions fills room of others.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// As large as it can be inside the room.
    case fit
    /// As small as it can be to cover the room.
    case fill
}

/// A view that is offered room of given proportions.
struct AspectRatioModifier {
    /// Width divided by height; `nil` keeps the view's own.
    let ratio: CGFloat?
    let mode: ContentMode
}

extension AspectRatioModifier: PrimitiveModifier {
    func record(_ content: () -> Void, into recorder: ViewRecorder) {
        recorder.node(WIDGET_ASPECT_RATIO) {
            recorder.set(WIDGET_AMOUNT, ratio)
            if mode == .fill { recorder.set(WIDGET_FILLS, true) }
            content()
        }
    }
}

extension View {
    /// Gives the view proportions, width divided by height; `nil` keeps its own.
    nonisolated public func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
    }

    /// Gives the view the proportions of a size.
    nonisolated public func aspectRatio(
        _ aspectRatio: CGSize, contentMode: ContentMode
    ) -> some View {
        let ratio = aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height
        return self.aspectRatio(ratio, contentMode: contentMode)
    }

    /// Makes the view as large as it can be inside the room, in its own proportions.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Makes the view cover the room in its own proportions.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
