public import Foundation

/// A property of a preview, given to `#Preview(traits:)`.
public struct PreviewTrait<T>: Sendable {
    /// Transforms the view of a preview before it is drawn, on the main thread.
    package typealias Change = @MainActor @Sendable (any View) async throws -> any View

    let layout: PreviewLayout?
    package let change: Change?

    init(layout: PreviewLayout?, change: Change? = nil) {
        self.layout = layout
        self.change = change
    }
}

extension Preview {
    /// The traits of a view's preview.
    public enum ViewTraits: Sendable {}
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The size of a device.
    public static var defaultLayout: Self { Self(layout: .device) }
    /// The size of the view, at most that of a device.
    public static var sizeThatFitsLayout: Self { Self(layout: .sizeThatFits) }
    /// Portrait.
    public static var portrait: Self { Self(layout: nil) }
    /// Upside down; it has no effect here.
    public static var portraitUpsideDown: Self { Self(layout: nil) }
    /// The top to the left; it has no effect here.
    public static var landscapeLeft: Self { Self(layout: nil) }
    /// The top to the right; it has no effect here.
    public static var landscapeRight: Self { Self(layout: nil) }

    /// A fixed size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
        Self(layout: .fixed(width: width, height: height))
    }
}
