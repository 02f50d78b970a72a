import CWidgetPlugin
public import Foundation

/// How a view with an aspect ratio fills its space.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The largest size that fits into the available space.
    case fit
    /// The least size that covers the available space.
    case fill
}

/// A view to which a size of a given aspect ratio is proposed.
struct AspectRatioModifier {
    /// The width divided by the height; `nil` keeps the ratio of the view.
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
    /// Constrains the view to an aspect ratio (width divided by height); `nil` keeps its own ratio.
    nonisolated public func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
    }

    /// Constrains the view to the aspect ratio of a size.
    nonisolated public func aspectRatio(
        _ aspectRatio: CGSize, contentMode: ContentMode
    ) -> some View {
        let ratio = aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height
        return self.aspectRatio(ratio, contentMode: contentMode)
    }

    /// Scales the view to fit its parent while keeping its aspect ratio.
    nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view to fill its parent while keeping its aspect ratio.
    nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
