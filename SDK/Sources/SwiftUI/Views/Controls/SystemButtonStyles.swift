/// One of the system's button styles; others conform to `ButtonStyle`.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: Sendable {
    /// The type of a dressed button.
    associatedtype Dressed: View
    /// Dresses a button.
    @MainActor @preconcurrency func dress(_ configuration: ButtonStyleConfiguration) -> Dressed
}

/// A label in the tint.
///
/// Unlike on Apple's platforms it has no background.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// A label in the tint.
    public func dress(_ configuration: ButtonStyleConfiguration) -> some View {
        AutomaticButtonStyle().makeBody(configuration: configuration)
    }
}

/// A label in the tint.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// A label in the tint.
    public func dress(_ configuration: ButtonStyleConfiguration) -> some View {
        AutomaticButtonStyle().makeBody(configuration: configuration)
    }
}

/// A label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// A label as it is.
    public func dress(_ configuration: ButtonStyleConfiguration) -> some View {
        configuration.label
    }
}

/// A label in the tint on a capsule of a faint tint.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// A label in the tint on a capsule of a faint tint.
    public func dress(_ configuration: ButtonStyleConfiguration) -> some View {
        configuration.label
            .foregroundStyle(.tint)
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .background(.tint.opacity(0.18), in: Capsule())
    }
}

/// A white label on a capsule of the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    nonisolated public init() {}

    /// A white label on a capsule of the tint.
    public func dress(_ configuration: ButtonStyleConfiguration) -> some View {
        configuration.label
            .foregroundStyle(.white)
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .background(.tint, in: Capsule())
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// A label in the tint.
    nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A label in the tint.
    nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A label as it is.
    nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// A label in the tint on a capsule of a faint tint.
    nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A white label on a capsule of the tint.
    nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
        BorderedProminentButtonStyle()
    }
}

/// What buttons look like when no style is set.
struct AutomaticButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundStyle(
            configuration.role == .destructive ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))
    }
}
