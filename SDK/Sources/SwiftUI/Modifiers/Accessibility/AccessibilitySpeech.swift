/// How assistive technology reads text; nothing reads a widget aloud.
extension View {
    /// No effect here: widgets are not read aloud.
    nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

    /// No effect here: widgets are not read aloud.
    nonisolated public func speechAlwaysIncludesPunctuation(
        _ value: Bool = true
    ) -> some View { self }

    /// No effect here: widgets are not read aloud.
    nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }

    /// No effect here: widgets are not read aloud.
    nonisolated public func speechAdjustedPitch(_ value: Double) -> some View { self }

    /// No effect here: widgets are not read aloud.
    nonisolated public func accessibilityTextContentType(
        _ value: AccessibilityTextContentType
    ) -> some View { self }

    /// No effect here: nothing leafs through a widget.
    nonisolated public func accessibilityRotor<C>(
        _ rotorLabelKey: LocalizedStringKey, entries: () -> C
    ) -> some View { self }

    /// No effect here: nothing leafs through a widget.
    nonisolated public func accessibilityLinkedGroup<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View { self }

    /// No effect here: nothing reads more of a widget than its labels.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text,
        importance: AccessibilityContentImportance = .default
    ) -> some View { self }

    /// No effect here: nothing reads more of a widget than its labels.
    nonisolated public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
        importance: AccessibilityContentImportance = .default
    ) -> some View { self }

    /// No effect here: nothing reads more of a widget than its labels.
    @_disfavoredOverload
    nonisolated public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V,
        importance: AccessibilityContentImportance = .default
    ) -> some View { self }

    /// No effect here: nothing links labels of a widget with what they name.
    nonisolated public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }

    /// No effect here: nothing adjusts a widget's views.
    nonisolated public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View { self }
}

/// What kind of text assistive technology reads.
public struct AccessibilityTextContentType: Sendable {
    /// Plain text.
    public static let plain = AccessibilityTextContentType()
    /// Messages.
    public static let messaging = AccessibilityTextContentType()
    /// Stories.
    public static let narrative = AccessibilityTextContentType()
    /// Code.
    public static let sourceCode = AccessibilityTextContentType()
    /// Cells of a table.
    public static let spreadsheet = AccessibilityTextContentType()
    /// What a terminal shows.
    public static let console = AccessibilityTextContentType()
}

/// Which part of a pair a view is.
@frozen public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The name.
    case label
    /// What is named.
    case content
}

/// A wish to see a view larger or smaller.
public struct AccessibilityZoomGestureAction: Sendable {
    /// Which of the two.
    @frozen public enum Direction: Hashable, Sendable {
        /// Larger.
        case zoomIn
        /// Smaller.
        case zoomOut
    }

    /// Which of the two.
    public let direction: Direction
}

/// How urgent more to read is.
public enum AccessibilityContentImportance: UInt, Sendable {
    /// On request.
    case `default`
    /// At once.
    case high
}
