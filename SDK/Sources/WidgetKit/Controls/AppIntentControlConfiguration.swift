public import AppIntents

/// The configuration of a control that users set through an intent's parameters.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<
    Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
> {
    private let kind: String

    /// Creates the configuration of a control whose content depends on a value.
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {
        self.kind = kind
    }

    /// Creates the configuration of a control whose content depends on what users set.
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {
        self.kind = kind
    }
}

extension AppIntentControlConfiguration: PrimitiveControlConfiguration {
    /// It is registered as itself.
    public typealias Body = Never

    func describe() -> ControlDescription {
        var description = ControlDescription(kind: kind)
        description.parameters = Configuration.declaredParameters
        return description
    }
}
