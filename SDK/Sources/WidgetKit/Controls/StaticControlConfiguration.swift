/// The configuration of a control without user settings.
@MainActor @preconcurrency
public struct StaticControlConfiguration<Content: ControlWidgetTemplate> {
    private let control: ControlDescription

    /// Creates the configuration of a control whose content never changes.
    public init(
        kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content
    ) {
        control = ControlDescription(
            kind: kind, provider: ControlProvider(value: { _ in }, content: content))
    }

    /// Creates the configuration of a control whose content depends on a value.
    public init<Provider: ControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) {
        control = ControlDescription(
            kind: kind, provider: ControlProvider(provider, content: content))
    }
}

extension StaticControlConfiguration: PrimitiveControlConfiguration {
    /// A primitive: it has no body.
    public typealias Body = Never

    func describe() -> ControlDescription { control }
}
