public import Combine
public import CoreGraphics
public import Foundation
import PortholeFoundation
public import UIKit

/// Makes a picture of a view.
///
/// Differs from Apple: a widget's process does not draw; there is no picture, and the log says so once.
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    /// The view.
    @Published public var content: Content
    /// The room that the view is offered.
    @Published public var proposedSize = ProposedViewSize.unspecified
    /// Pixels per point.
    @Published public var scale: CGFloat = 1
    /// Whether there is nothing to be seen through the picture.
    @Published public var isOpaque = false
    /// How colours are mixed.
    @Published public var colorMode = ColorRenderingMode.nonLinear

    /// Makes a picture of a view.
    public init(content view: Content) { content = view }

    /// Always nil.
    public var uiImage: UIImage? { fail() }

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
