/// What a control looks like and does.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {
    /// The type of the template this one is made of.
    associatedtype Body: ControlWidgetTemplate
    /// The template this one is made of.
    @MainActor @preconcurrency var body: Body { get }
}

extension Never: ControlWidgetTemplate {}

extension ControlWidgetTemplate where Body == Never {
    /// Never called: the system's templates have no body.
    public var body: Never { fatalError("\(Self.self) has no body") }
}

extension ControlWidgetTemplate {
    /// Sets the colour of a toggle that is on.
    nonisolated public func tint<S: ShapeStyle>(_ tint: S?) -> some ControlWidgetTemplate {
        let style = tint.map { AnyShapeStyle($0) }
        return changing { $0.tint = style }
    }

    /// Sets the colour of a toggle that is on.
    nonisolated public func tint(_ tint: Color?) -> some ControlWidgetTemplate {
        let style = tint.map { AnyShapeStyle($0) }
        return changing { $0.tint = style }
    }

    /// Says whether the control can be pressed.
    nonisolated public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
        changing { $0.isDisabled = $0.isDisabled || disabled }
    }

    /// Says whether the control's value is hidden on a locked device.
    ///
    /// No effect here: no host is locked.
    nonisolated public func privacySensitive(
        _ sensitive: Bool = true
    ) -> some ControlWidgetTemplate {
        self
    }
}

/// Turns the one statement of a closure into a control's template.
@MainActor @preconcurrency
@resultBuilder
public struct ControlWidgetTemplateBuilder {
    /// Takes a template.
    public static func buildExpression<Content: ControlWidgetTemplate>(
        _ content: Content
    ) -> Content {
        content
    }

    /// Takes the one template there is.
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content {
        content
    }
}
