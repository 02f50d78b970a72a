/// The appearance of date pickers; all styles look the same in a widget.
@MainActor @preconcurrency
public protocol DatePickerStyle {}

/// The default style of the platform.
public struct DefaultDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
    /// The default style of the platform.
    nonisolated public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}

/// Shows the date as text that opens a calendar.
public struct CompactDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
    /// Shows the date as text that opens a calendar.
    nonisolated public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

/// A calendar and a clock.
public struct GraphicalDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
    /// A calendar and a clock.
    nonisolated public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}

/// A wheel for each component of the date.
public struct WheelDatePickerStyle: DatePickerStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
    /// A wheel for each component of the date.
    nonisolated public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}

extension View {
    /// No effect here: all date pickers look alike.
    nonisolated public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
        withoutEffect()
    }
}
