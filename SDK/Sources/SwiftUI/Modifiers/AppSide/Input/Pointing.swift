public import Foundation

/// The phase of a hover.
@frozen public enum HoverPhase: Equatable, Sendable {
    /// The pointer is at a location.
    case active(CGPoint)
    /// The pointer has left the view.
    case ended
}

/// How far a rotation of the crown changes a value.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
    /// Low.
    case low
    /// Medium.
    case medium
    /// High.
    case high
}

/// How often a pressed button performs its action.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String

    /// The default of the button.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// Repeatedly.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// Once.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// A key press.
public struct KeyPress: Sendable {
    /// Whether a key was made use of.
    public enum Result: Sendable {
        /// The key press was handled.
        case handled
        /// The key press was ignored.
        case ignored
    }

    /// The phases of a key press.
    public struct Phases: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: Int

        /// Creates a set from raw bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The key is pressed.
        public static let down = Phases(rawValue: 1)
        /// The key is held.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key is released.
        public static let up = Phases(rawValue: 4)
        /// All phases.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// The phase of the key press.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// The characters.
    public let characters: String
    /// The modifier keys.
    public let modifiers: EventModifiers
}

/// A widget has neither pointer, nor wheel, nor keyboard.
extension View {
    /// Never calls `action`, because widgets receive no pointer events.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View { withoutEffect() }

    /// No effect here: widgets receive no pointer events.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
        withoutEffect()
    }

    /// No effect here: widgets receive no pointer events.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        withoutEffect()
    }

    /// No effect here: a widget has no wheel.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>
    ) -> some View { withoutEffect() }

    /// No effect here: a widget has no wheel.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View where V.Stride: BinaryFloatingPoint { withoutEffect() }

    /// No effect here: a widget has no wheel.
    nonisolated public func digitalCrownAccessory(_ visibility: Visibility) -> some View {
        withoutEffect()
    }

    /// Never calls `action`, because a widget has no keyboard.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View { withoutEffect() }

    /// Never calls `action`, because a widget has no keyboard.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { withoutEffect() }

    /// No effect here: a button acts once.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        withoutEffect()
    }

    /// No effect here: no hand is watched.
    nonisolated public func handGestureShortcut(
        _ shortcut: HandGestureShortcut, isEnabled: Bool = true
    ) -> some View { withoutEffect() }

    /// No effect here: nothing is selected in a widget.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        withoutEffect()
    }
}

/// A gesture of the hand that wears a watch.
public struct HandGestureShortcut: Hashable, Sendable {
    /// The shortcut of the primary action.
    public static let primaryAction = HandGestureShortcut()

    private init() {}
}
