public import Foundation

/// How large the preview of a view is that is no widget's.
public enum PreviewLayout: Sendable {
    /// A device's size.
    case device
    /// The view's own size, at most a device's.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

extension View {
    /// Says how large a preview is.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(PreviewSetting { $0.layout = value })
    }
}
