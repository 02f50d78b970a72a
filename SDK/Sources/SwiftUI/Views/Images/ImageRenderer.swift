public import Combine
public import CoreGraphics
public import Foundation
import PortholeFoundation
public import UIKit

/// Makes a picture of a view.
///
/// Differs from Apple: a widget's process does not draw. The picture keeps the view, which is
/// recorded where `Image(uiImage:)` shows it, in light colours; it has no pixels, and the log says
/// so once where they are asked for.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view.
    @Published public var content: Content
    /// The room that the view is offered.
    @Published public var proposedSize = ProposedViewSize.unspecified
    /// The number of pixels per point.
    @Published public var scale: CGFloat = 1
    /// Whether there is nothing to be seen through the picture.
    @Published public var isOpaque = false
    /// How colours are mixed.
    @Published public var colorMode = ColorRenderingMode.nonLinear

    /// Makes a picture of a view.
    public init(content view: Content) { content = view }

    /// The view as a picture, as it is now.
    ///
    /// Differs from Apple: its size is what `proposedSize` says, and 0 where that says nothing.
    public var uiImage: UIImage? {
        let proposal = proposedSize
        return UIImage(
            .view(PictureOfView(RenderedView(content, proposal))),
            size: CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0), scale: scale,
            renderingMode: .automatic)
    }

    /// Always nil.
    public var cgImage: CGImage? { fail() }

    /// Never calls back.
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
