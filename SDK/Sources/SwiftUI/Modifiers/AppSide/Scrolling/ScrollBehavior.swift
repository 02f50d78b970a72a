/// Whether scrolled views give at their end.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String

    /// The default of the platform.
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    /// Always.
    public static let always = ScrollBounceBehavior(name: "always")
    /// Where they are longer than the room.
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// Whether scrolling puts a keyboard away.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String

    /// As suits the view.
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    /// At once.
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    /// With the finger.
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    /// Not at all.
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// How views look where they are scrolled under others.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String

    /// The default of the context.
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    /// Cut off.
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    /// Blurred.
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
    /// No effect here: widgets do not scroll.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { self }

    /// No effect here: a widget has no keyboard.
    nonisolated public func scrollDismissesKeyboard(
        _ mode: ScrollDismissesKeyboardMode
    ) -> some View { self }

    /// No effect here: lists and forms have no background of their own.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

    /// No effect here: widgets do not scroll.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

    /// No effect here: widgets do not scroll.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        self
    }

    /// No effect here: widgets do not scroll.
    nonisolated public func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> some View { self }

    /// No effect here: widgets do not scroll.
    nonisolated public func scrollEdgeEffectHidden(
        _ hidden: Bool = true, for edges: Edge.Set = .all
    ) -> some View { self }
}
