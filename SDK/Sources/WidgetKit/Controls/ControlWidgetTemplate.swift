/// The appearance and behavior of a control.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
    /// The type of the body.
    associatedtype Body: ControlWidgetTemplate
    /// The body.
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: ControlWidgetTemplate {}

extension ControlWidgetTemplate where Body == Never {
    /// Never called, because the system's templates have no body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension ControlWidgetTemplate {
    /// Sets the tint of a toggle that is on.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some ControlWidgetTemplate {
        let style = tint.map { AnyShapeStyle($0) }
        return changing { $0.tint = style }
    }

    /// Sets the tint of a toggle that is on.
    nonisolated public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
        let style = tint.map { AnyShapeStyle($0) }
        return changing { $0.tint = style }
    }

    /// Disables the control if `disabled` is true.
    nonisolated public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
        changing { $0.isDisabled = $0.isDisabled || disabled }
    }

    /// Hides the value of the control on a locked device.
    ///
    /// No effect here: hosts are never locked.
    nonisolated public func privacySensitive(
        _ sensitive: Bool = true
    ) -> some ControlWidgetTemplate {
        self
    }
}

/// Builds the template of a control from the single statement of a closure.
@MainActor @preconcurrency
@resultBuilder
public struct ControlWidgetTemplateBuilder {
    /// Adds a template.
    public static func buildExpression<Content: ControlWidgetTemplate>(
        _ content: Content
    ) -> Content {
        content
    }

    /// Returns the only template.
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
        content
    }
}
