public import Foundation

/// Where assistive technology is.
///
/// No effect here: nothing in a widget has its focus.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let value: Value

    /// Whether it is at a view.
    public init() where Value == Bool { value = false }

    /// At which view it is.
    public init<T: Hashable>() where Value == T? { value = nil }

    /// Whether a kind of assistive technology is at a view.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { value = false }

    /// At which view a kind of assistive technology is.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
        value = nil
    }

    /// No view.
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

        /// No view.
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
    /// The kinds as bits.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// What reads aloud.
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    /// What is driven by switches.
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

/// What a view does with touches while a screen is read aloud.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    /// The raw bits of the options.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is silent meanwhile.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    /// It must be chosen first.
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

    /// Says where assistive technology presses; all of the view reacts here.
    nonisolated public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
        self
    }

    /// Says where assistive technology presses; all of the view reacts here.
    nonisolated public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint
    ) -> some View { self }

    /// No effect here: a widget is not touched.
    nonisolated public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View { self }

    /// Never calls `handler`: nothing is scrolled.
    nonisolated public func accessibilityScrollAction(
        _ handler: @escaping (Edge) -> Void
    ) -> some View { self }
}
