/// Speech settings of assistive technology; widgets are not read aloud.
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

/// The type of text for assistive technology.
public struct AccessibilityTextContentType: Sendable {
    /// Plain text.
    public static let plain = AccessibilityTextContentType()
    /// Messages.
    public static let messaging = AccessibilityTextContentType()
    /// Narrative text.
    public static let narrative = AccessibilityTextContentType()
    /// Source code.
    public static let sourceCode = AccessibilityTextContentType()
    /// Spreadsheet cells.
    public static let spreadsheet = AccessibilityTextContentType()
    /// Console output.
    public static let console = AccessibilityTextContentType()
}

/// Which part of a pair a view is.
@frozen public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The label.
    case label
    /// The labeled content.
    case content
}

/// A wish to see a view larger or smaller.
public struct AccessibilityZoomGestureAction: Sendable {
    /// The direction of the zoom.
    @frozen public enum Direction: Hashable, Sendable {
        /// Zooms in.
        case zoomIn
        /// Zooms out.
        case zoomOut
    }

    /// The direction of the zoom.
    public let direction: Direction
}

/// The importance of additional content.
public enum AccessibilityContentImportance: UInt, Sendable {
    /// Read on request.
    case `default`
    /// Read immediately.
    case high
}
