/// Views that a development environment shows; `porthole preview` draws them.
@_alwaysEmitConformanceMetadata
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// The type of the previews.
    associatedtype Previews: View
    /// The previews: each view of the builder's block is one.
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
    /// The platform of the previews; no effect here.
    @MainActor @preconcurrency static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// No platform by default.
    public static var platform: PreviewPlatform? { nil }
}

/// The system a preview is made for.
public enum PreviewPlatform: Sendable {
    /// iOS.
    case iOS
    /// macOS.
    case macOS
    /// tvOS.
    case tvOS
    /// watchOS.
    case watchOS
}
