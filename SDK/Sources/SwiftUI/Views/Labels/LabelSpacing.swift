public import Foundation

extension EnvironmentValues {
    /// The room between labels' icons and titles, in points; nil for the usual.
    @Entry var labelIconToTitleSpacing: CGFloat?
    /// The least width of labels' icons, in points.
    @Entry var labelReservedIconWidth: CGFloat?
}

extension View {
    /// Sets the room between icon and title of labels in the view, in points.
    nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, spacing)
    }

    /// Sets how wide icons of labels in the view are at least, in points.
    nonisolated public func labelReservedIconWidth(_ width: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, width)
    }
}
