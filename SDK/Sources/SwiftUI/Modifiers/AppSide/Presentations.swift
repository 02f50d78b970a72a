public import Foundation

/// What goes on behind something presented.
public struct PresentationBackgroundInteraction: Sendable {
    /// The default of the platform.
    public static let automatic = PresentationBackgroundInteraction()
    /// Everything.
    public static let enabled = PresentationBackgroundInteraction()
    /// Nothing.
    public static let disabled = PresentationBackgroundInteraction()

    /// Everything, up to a height.
    public static func enabled(
        upThrough detent: PresentationDetent
    ) -> PresentationBackgroundInteraction { enabled }
}

/// What becomes of something presented where there is little room.
public struct PresentationAdaptation: Sendable {
    /// The default of the platform.
    public static let automatic = PresentationAdaptation()
    /// Nothing.
    public static let none = PresentationAdaptation()
    /// A popover.
    public static let popover = PresentationAdaptation()
    /// A sheet.
    public static let sheet = PresentationAdaptation()
    /// A cover.
    public static let fullScreenCover = PresentationAdaptation()
}

/// What a movement in something presented does first.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let name: String

    /// The default of the platform.
    public static let automatic = PresentationContentInteraction(name: "automatic")
    /// It makes it larger.
    public static let resizes = PresentationContentInteraction(name: "resizes")
    /// It scrolls.
    public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// A widget presents nothing.
extension View {
    /// No effect here: widgets present nothing.
    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View { self }

    /// No effect here: widgets present nothing.
    nonisolated public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

    /// No effect here: widgets present nothing.
    nonisolated public func presentationBackground<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View { self }

    /// No effect here: widgets present nothing.
    nonisolated public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { self }

    /// No effect here: widgets present nothing.
    nonisolated public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { self }

    /// No effect here: widgets present nothing.
    nonisolated public func presentationCompactAdaptation(
        _ adaptation: PresentationAdaptation
    ) -> some View { self }

    /// No effect here: widgets present nothing.
    nonisolated public func presentationCompactAdaptation(
        horizontal: PresentationAdaptation, vertical: PresentationAdaptation
    ) -> some View { self }

    /// No effect here: widgets present nothing.
    nonisolated public func presentationContentInteraction(
        _ behavior: PresentationContentInteraction
    ) -> some View { self }
}
