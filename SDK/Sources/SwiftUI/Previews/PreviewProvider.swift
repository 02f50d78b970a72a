public import Foundation

/// Views that a development environment shows; here they compile and are never made.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View
    /// The previews.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// What a preview is shown in.
public protocol PreviewContext: Sendable {}

/// How large a preview is.
public enum PreviewLayout: Sendable {
    /// A device's size.
    case device
    /// The view's own size.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

extension View {
    /// Says what a preview is shown in; it has no effect on a widget.
    nonisolated public func previewContext<C: PreviewContext>(_ value: C) -> some View { self }

    /// Names a preview; it has no effect on a widget.
    nonisolated public func previewDisplayName(_ value: String?) -> some View { self }

    /// Says how large a preview is; it has no effect on a widget.
    nonisolated public func previewLayout(_ value: PreviewLayout) -> some View { self }
}
