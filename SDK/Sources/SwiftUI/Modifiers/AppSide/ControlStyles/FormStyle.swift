/// The appearance of forms; all styles look the same in a widget.
@MainActor @preconcurrency
public protocol FormStyle {}

/// The default style of the platform.
public struct AutomaticFormStyle: FormStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension FormStyle where Self == AutomaticFormStyle {
    /// The default style of the platform.
    nonisolated public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

/// Groups the rows.
public struct GroupedFormStyle: FormStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension FormStyle where Self == GroupedFormStyle {
    /// Groups the rows.
    nonisolated public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

/// Labels in one column and values in another.
public struct ColumnsFormStyle: FormStyle {
    /// Creates the style.
    nonisolated public init() {}
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Labels in one column and values in another.
    nonisolated public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension View {
    /// No effect here: all forms look alike.
    nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View { withoutEffect() }
}
