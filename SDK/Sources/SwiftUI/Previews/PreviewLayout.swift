public import Foundation

/// The size of a preview that is not a widget.
public enum PreviewLayout: Sendable {
    /// The size of a device.
    case device
    /// The size of the view, at most that of a device.
    case sizeThatFits
    /// A fixed size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

extension View {
    /// Sets the size of a preview.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(PreviewSetting { $0.layout = value })
    }
}
