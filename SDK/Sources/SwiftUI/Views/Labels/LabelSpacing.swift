public import Foundation

extension EnvironmentValues {
    /// The space between icon and title of labels, in points; `nil` means the default.
    @Entry var labelIconToTitleSpacing: CGFloat?
    /// The least width of labels' icons, in points.
    @Entry var labelReservedIconWidth: CGFloat?
}

extension View {
    /// Sets the space between icon and title of labels, in points.
    nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, spacing)
    }

    /// Sets the minimum width of label icons, in points.
    nonisolated public func labelReservedIconWidth(_ width: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, width)
    }
}
