public import Foundation

/// The only window of its kind of a Mac's app; a widget has none.
public struct Window<Content> {}

extension Window: PrimitiveScene, Scene where Content: View {}

extension Window where Content: View {
    /// Creates a window scene; no effect here, because widgets show no windows.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content
    ) {}

    /// Creates a window scene; no effect here, because widgets show no windows.
    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}

    /// Creates a window scene; no effect here, because widgets show no windows.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: () -> Content
    ) {}
}

/// The appearance of a window.
public protocol WindowStyle {}

/// The default of the platform.
public struct DefaultWindowStyle: WindowStyle {
    /// Creates the default style.
    public init() {}
}

/// Shows a title bar.
public struct TitleBarWindowStyle: WindowStyle {
    /// Shows a title bar.
    public init() {}
}

/// Hides the title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
    /// Hides the title bar.
    public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The default of the platform.
    public static var automatic: Self { Self() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
    /// Shows a title bar.
    public static var titleBar: Self { Self() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    /// Hides the title bar.
    public static var hiddenTitleBar: Self { Self() }
}

/// What determines the size of a window.
public struct WindowResizability: Hashable, Sendable {
    private let name: String

    /// The default of the platform.
    public static let automatic = WindowResizability(name: "automatic")
    /// The size of its content.
    public static let contentSize = WindowResizability(name: "contentSize")
    /// A user, down to its content's least size.
    public static let contentMinSize = WindowResizability(name: "contentMinSize")
}

extension Scene {
    /// No effect here: a widget has no scenes.
    nonisolated public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

    /// No effect here: a widget has no scenes.
    nonisolated public func windowResizability(_ resizability: WindowResizability) -> some Scene {
        self
    }

    /// No effect here: a widget has no scenes.
    nonisolated public func defaultSize(_ size: CGSize) -> some Scene { self }

    /// No effect here: a widget has no scenes.
    nonisolated public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

    /// No effect here: a widget has no scenes.
    nonisolated public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
}
