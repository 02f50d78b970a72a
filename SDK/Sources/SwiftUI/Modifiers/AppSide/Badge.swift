public import PortholeFoundation

/// Badges of rows and tabs, which a widget does not have.
extension View {
    /// No effect here: a widget has neither tabs nor a list's rows.
    nonisolated public func badge(_ count: Int) -> some View { withoutEffect() }

    /// No effect here: a widget has neither tabs nor a list's rows.
    nonisolated public func badge(_ label: Text?) -> some View { withoutEffect() }

    /// No effect here: a widget has neither tabs nor a list's rows.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some View { withoutEffect() }

    /// No effect here: a widget has neither tabs nor a list's rows.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View { withoutEffect() }

    /// No effect here: a widget has neither tabs nor a list's rows.
    @_disfavoredOverload
    nonisolated public func badge(_ resource: LocalizedStringResource?) -> some View {
        withoutEffect()
    }

    /// No effect here: a widget has neither tabs nor a list's rows.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        withoutEffect()
    }
}

/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
    private let level: Int

    /// Decreased.
    public static let decreased = BadgeProminence(level: -1)
    /// Standard.
    public static let standard = BadgeProminence(level: 0)
    /// Increased.
    public static let increased = BadgeProminence(level: 1)
}
