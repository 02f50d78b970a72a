/// Whether scrolled views give at their end.
public struct ScrollBounceBehavior: Hashable, Sendable {
    private let name: String

    /// The default of the platform.
    public static let automatic = ScrollBounceBehavior(name: "automatic")
    /// Always bounces.
    public static let always = ScrollBounceBehavior(name: "always")
    /// Bounces only if the content is larger than the view.
    public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// How scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
    private let name: String

    /// The default of the view.
    public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
    /// Dismisses immediately.
    public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
    /// Dismisses interactively.
    public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
    /// Never dismisses.
    public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// The appearance of content that scrolls under an edge.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
    private let name: String

    /// The default of the context.
    public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
    /// A hard edge.
    public static let hard = ScrollEdgeEffectStyle(name: "hard")
    /// A soft, blurred edge.
    public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

extension View {
    /// No effect here: widgets do not scroll.
    nonisolated public func scrollBounceBehavior(
        _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
    ) -> some View { withoutEffect() }

    /// No effect here: a widget has no keyboard.
    nonisolated public func scrollDismissesKeyboard(
        _ mode: ScrollDismissesKeyboardMode
    ) -> some View { withoutEffect() }

    /// No effect here: lists and forms have no background of their own.
    nonisolated public func scrollContentBackground(_ visibility: Visibility) -> some View {
        withoutEffect()
    }

    /// No effect here: widgets do not scroll.
    nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { withoutEffect() }

    /// No effect here: widgets do not scroll.
    nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
        withoutEffect()
    }

    /// No effect here: widgets do not scroll.
    nonisolated public func scrollEdgeEffectStyle(
        _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
    ) -> some View { withoutEffect() }

    /// No effect here: widgets do not scroll.
    nonisolated public func scrollEdgeEffectHidden(
        _ hidden: Bool = true, for edges: Edge.Set = .all
    ) -> some View { withoutEffect() }
}
