/// What users do to an app's views beside pressing them; they do nothing of it to a widget.
extension View {
    /// No effect here: a widget has menus of its own.
    nonisolated public func contextMenu<MenuItems: View>(
        @ViewBuilder menuItems: () -> MenuItems
    ) -> some View {
        NoEffect.of(".contextMenu")
        return self
    }

    /// No effect here: nothing is swiped in a widget.
    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View {
        NoEffect.of(".swipeActions")
        return self
    }

    /// No effect here: reload timelines instead.
    nonisolated public func refreshable(
        action: @escaping @Sendable () async -> Void
    ) -> some View {
        NoEffect.of(".refreshable")
        return self
    }

    /// No effect here: nothing points at a widget.
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
        NoEffect.of(".onHover")
        return self
    }

    /// No effect here: nothing points at a widget.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

    /// No effect here: a widget gives no feedback.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T
    ) -> some View { self }

    /// No effect here: a widget gives no feedback.
    nonisolated public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback, trigger: T,
        condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
    ) -> some View { self }

    /// No effect here: a widget gives no feedback.
    nonisolated public func sensoryFeedback<T: Equatable>(
        trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
    ) -> some View { self }

    /// No effect here: a widget has no keyboard.
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View { self }

    /// No effect here: a widget has no status bar.
    nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }

    /// No effect here: a widget has no status bar.
    nonisolated public func statusBar(hidden: Bool) -> some View { self }

    /// No effect here: a widget has no system overlays.
    nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        self
    }
}

/// How a view looks where it is pointed at.
public struct HoverEffect: Hashable, Sendable {
    private let name: String

    /// As suits the view.
    public static let automatic = HoverEffect(name: "automatic")
    /// With a light on it.
    public static let highlight = HoverEffect(name: "highlight")
    /// Raised.
    public static let lift = HoverEffect(name: "lift")
}

/// What a device does to be felt.
public struct SensoryFeedback: Equatable, Sendable {
    private let name: String

    /// Something succeeded.
    public static let success = SensoryFeedback(name: "success")
    /// Something needs attention.
    public static let warning = SensoryFeedback(name: "warning")
    /// Something failed.
    public static let error = SensoryFeedback(name: "error")
    /// Something was chosen.
    public static let selection = SensoryFeedback(name: "selection")
    /// Something grew.
    public static let increase = SensoryFeedback(name: "increase")
    /// Something shrank.
    public static let decrease = SensoryFeedback(name: "decrease")
    /// Something hit something.
    public static let impact = SensoryFeedback(name: "impact")
}

/// A key of a keyboard.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// What it types.
    public var character: Character

    /// The key of a character.
    public init(_ character: Character) { self.character = character }

    /// The key of a character.
    public init(extendedGraphemeClusterLiteral: Character) {
        self.init(extendedGraphemeClusterLiteral)
    }
}

/// Keys held down while another is pressed.
public struct EventModifiers: OptionSet, Sendable {
    /// The keys as bits.
    public let rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control.
    public static let control = EventModifiers(rawValue: 4)
    /// Option.
    public static let option = EventModifiers(rawValue: 8)
    /// Command.
    public static let command = EventModifiers(rawValue: 16)
}
