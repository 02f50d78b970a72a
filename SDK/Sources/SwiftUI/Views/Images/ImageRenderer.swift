public import Combine
public import CoreGraphics
public import Foundation
import PortholeFoundation
public import UIKit

/// Renders a view as an image.
///
/// Differs from Apple: a widget's process does not draw. The image keeps the view, which is
/// recorded in light appearance where `Image(uiImage:)` shows it; it has no pixels, and the log
/// says so once when they are requested.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view.
    @Published public var content: Content
    /// The proposed size of the view.
    @Published public var proposedSize = ProposedViewSize.unspecified
    /// The number of pixels per point.
    @Published public var scale: CGFloat = 1
    /// Whether the image is opaque.
    @Published public var isOpaque = false
    /// The color mode.
    @Published public var colorMode = ColorRenderingMode.nonLinear

    /// Creates a renderer for a view.
    public init(content view: Content) { content = view }

    /// The view as an image in its current state.
    ///
    /// Differs from Apple: its size is `proposedSize`, with 0 for missing lengths.
    public var uiImage: UIImage? {
        let proposal = proposedSize
        return UIImage(
            .view(PictureOfView(RenderedView(content, proposal))),
            size: CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0), scale: scale,
            renderingMode: .automatic)
    }

    /// Always `nil`.
    public var cgImage: CGImage? { fail() }

    /// Never calls the closure.
    public func render(
        rasterizationScale: CGFloat = 1,
        renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
    ) {
        let _: CGImage? = fail()
    }

    private func fail<Picture>() -> Picture? {
        PluginLog.warnOnce(
            "ImageRenderer has no pictures in a widget: its views are drawn by the host.")
        return nil
    }
}
