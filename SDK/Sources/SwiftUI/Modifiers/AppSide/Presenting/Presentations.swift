public import Foundation

/// Whether views behind a presentation remain interactive.
public struct PresentationBackgroundInteraction: Sendable {
    /// The default of the platform.
    public static let automatic = PresentationBackgroundInteraction()
    /// Views behind the presentation remain interactive.
    public static let enabled = PresentationBackgroundInteraction()
    /// Views behind the presentation are not interactive.
    public static let disabled = PresentationBackgroundInteraction()

    /// Views behind the presentation remain interactive, up to a detent.
    public static func enabled(
        upThrough detent: PresentationDetent
    ) -> PresentationBackgroundInteraction { enabled }
}

/// How a presentation adapts to compact space.
public struct PresentationAdaptation: Sendable {
    /// The default of the platform.
    public static let automatic = PresentationAdaptation()
    /// Does not adapt.
    public static let none = PresentationAdaptation()
    /// Becomes a popover.
    public static let popover = PresentationAdaptation()
    /// Becomes a sheet.
    public static let sheet = PresentationAdaptation()
    /// Becomes a full-screen cover.
    public static let fullScreenCover = PresentationAdaptation()
}

/// Whether a swipe on a presentation resizes or scrolls it first.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String

    /// The default of the platform.
    public static let automatic = PresentationContentInteraction(name: "automatic")
    /// Resizes first.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// Scrolls first.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// Presentations, which widgets do not have.
extension View {
    /// No effect here: widgets present nothing.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { withoutEffect() }

    /// No effect here: widgets present nothing.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
        withoutEffect()
    }

    /// No effect here: widgets present nothing.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { withoutEffect() }

    /// No effect here: widgets present nothing.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        withoutEffect()
    }

    /// No effect here: widgets present nothing.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { withoutEffect() }

    /// No effect here: widgets present nothing.
    nonisolated public func presentationCompactAdaptation(
        _ adaptation: PresentationAdaptation
    ) -> some View { withoutEffect() }

    /// No effect here: widgets present nothing.
    nonisolated public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { withoutEffect() }

    /// No effect here: widgets present nothing.
    nonisolated public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { withoutEffect() }
}
