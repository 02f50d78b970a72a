/// User interactions other than presses, which a widget does not receive.
extension View {
    /// No effect here: a widget has menus of its own.
    nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: a widget has menus of its own.
    nonisolated public func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View { contextMenu(menuItems: menuItems) }

    /// No effect here: a widget has menus of its own.
    nonisolated public func contextMenu<I: Hashable, M: View>(
        forSelectionType itemType: I.Type = I.self,
        @ViewBuilder menu: @escaping (Set<I>) -> M, primaryAction: ((Set<I>) -> Void)? = nil
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: nothing is swiped in a widget.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: reload timelines instead.
    nonisolated public func refreshable(
        action: @escaping @Sendable () async -> Void
    ) -> some View {
        withoutEffect()
    }

    /// No effect here: widgets receive no pointer events.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        withoutEffect()
    }

    /// No effect here: widgets receive no pointer events.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
        withoutEffect()
    }

    /// No effect here: a widget gives no feedback.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T
    ) -> some View { withoutEffect() }

    /// No effect here: a widget gives no feedback.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T,
        condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { withoutEffect() }

    /// No effect here: a widget gives no feedback.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { withoutEffect() }

    /// No effect here: a widget has no keyboard.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View { withoutEffect() }

    /// No effect here: a widget has no keyboard.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        withoutEffect()
    }

    /// No effect here: a widget has no keyboard.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        withoutEffect()
    }

    /// No effect here: a widget has no status bar.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { withoutEffect() }

    /// No effect here: a widget has no status bar.
    nonisolated public func statusBar(hidden: Bool) -> some View { withoutEffect() }

    /// No effect here: a widget has no system overlays.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        withoutEffect()
    }
}

/// The hover effect of a view.
public struct HoverEffect: Hashable, Sendable {
    private let name: String

    /// The default of the view.
    public static let automatic = HoverEffect(name: "automatic")
    /// Highlights the view.
    public static let highlight = HoverEffect(name: "highlight")
    /// Lifts the view.
    public static let lift = HoverEffect(name: "lift")
}
