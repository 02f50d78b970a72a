public import Foundation

/// The view that has the accessibility focus.
///
/// No effect here: nothing in a widget has its focus.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let value: Value

    /// Whether it is at a view.
    public init() where Value == Bool { value = false }

    /// Creates a focus state for a view value.
    public init<T: Hashable>() where Value == T? { value = nil }

    /// Whether a kind of assistive technology is at a view.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { value = false }

    /// Creates a focus state for certain assistive technologies.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
        value = nil
    }

    /// Always the value for no focused view.
    public var wrappedValue: Value {
        get { value }
        nonmutating set {}
    }

    /// A binding to the state, for `accessibilityFocused`.
    public var projectedValue: Binding { Binding(value: value) }

    /// A binding to where assistive technology is.
    @propertyWrapper
    public struct Binding {
        let value: Value

        /// Always the value for no focused view.
        public var wrappedValue: Value {
            get { value }
            nonmutating set {}
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

/// Kinds of assistive technology.
public struct AccessibilityTechnologies: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// VoiceOver.
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    /// Switch Control.
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// How a view handles direct touches while VoiceOver is active.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    /// The raw bits of the options.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// VoiceOver is silent on touch.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    /// The view requires activation first.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension View {
    /// No effect here: views of a widget never have the focus.
    nonisolated public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View { self }

    /// No effect here: views of a widget never have the focus.
    nonisolated public func accessibilityFocused(
        _ condition: AccessibilityFocusState<Bool>.Binding
    ) -> some View { self }

    /// Sets the accessibility activation point; no effect here, because the whole view reacts.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
        self
    }

    /// Sets the accessibility activation point; no effect here, because the whole view reacts.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint
    ) -> some View { self }

    /// No effect here: a widget is not touched.
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View { self }

    /// Never calls `handler`, because widgets do not scroll.
    nonisolated public func accessibilityScrollAction(
        _ handler: @escaping (Edge) -> Void
    ) -> some View { self }
}
