public import Foundation

/// Where something points at a view.
@frozen public enum HoverPhase: Equatable, Sendable {
    /// At a point.
    case active(CGPoint)
    /// Not any more.
    case ended
}

/// How far a turning wheel changes a value.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable {
    /// Little.
    case low
    /// More.
    case medium
    /// Much.
    case high
}

/// How often a pressed button acts.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String

    /// As suits the button.
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    /// Again and again.
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    /// Once.
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

/// What a key does.
public struct KeyPress: Sendable {
    /// Whether a key was made use of.
    public enum Result: Sendable {
        /// It was.
        case handled
        /// It was not.
        case ignored
    }

    /// What happens to a key.
    public struct Phases: OptionSet, Sendable {
        /// The phases as bits.
        public let rawValue: Int

        /// Creates a set from raw bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// It is pressed.
        public static let down = Phases(rawValue: 1)
        /// It stays pressed.
        public static let `repeat` = Phases(rawValue: 2)
        /// It is let go.
        public static let up = Phases(rawValue: 4)
        /// Anything.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// What happens to the key.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// What it types.
    public let characters: String
    /// Keys held down beside.
    public let modifiers: EventModifiers
}

/// A widget has neither pointer, nor wheel, nor keyboard.
extension View {
    /// Never calls `action`: nothing points at a widget.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }

    /// No effect here: widgets receive no pointer events.
    nonisolated public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

    /// No effect here: widgets receive no pointer events.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// No effect here: a widget has no wheel.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>
    ) -> some View { self }

    /// No effect here: a widget has no wheel.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View where V.Stride: BinaryFloatingPoint { self }

    /// No effect here: a widget has no wheel.
    nonisolated public func digitalCrownAccessory(_ visibility: Visibility) -> some View { self }

    /// Never calls `action`: a widget has no keyboard.
    nonisolated public func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View { self }

    /// Never calls `action`: a widget has no keyboard.
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { self }

    /// No effect here: a button acts once.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        self
    }

    /// No effect here: no hand is watched.
    nonisolated public func handGestureShortcut(
        _ shortcut: HandGestureShortcut, isEnabled: Bool = true
    ) -> some View { self }

    /// No effect here: nothing is selected in a widget.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }
}

/// A gesture of the hand that wears a watch.
public struct HandGestureShortcut: Hashable, Sendable {
    /// The one for what is done most.
    public static let primaryAction = HandGestureShortcut()

    private init() {}
}
