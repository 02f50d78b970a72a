public import AppIntents

/// The configuration of a control with an intent whose parameters users set.
@MainActor @preconcurrency
public struct AppIntentControlConfiguration<
    Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
> {
    private let control: ControlDescription

    /// Creates the configuration of a control whose content depends on a value.
    public init<Provider: AppIntentControlValueProvider>(
        kind: String, provider: Provider,
        @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
    ) where Provider.Configuration == Configuration {
        let parameters = Configuration.declaredParameters
        self.init(
            kind, parameters, ControlProvider(provider, parameters, content: content))
    }

    /// Creates the configuration of a control whose content depends on the user's configuration.
    public init(
        kind: String, intent: Configuration.Type = Configuration.self,
        @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
    ) {
        let parameters = Configuration.declaredParameters
        self.init(kind, parameters, ControlProvider(parameters, content: content))
    }

    private init(_ kind: String, _ parameters: [DeclaredParameter], _ provider: ControlProvider) {
        control = ControlDescription(kind: kind, provider: provider, parameters: parameters)
        PlacedKinds.add(kind, configuredBy: Configuration.self)
    }
}

extension AppIntentControlConfiguration: PrimitiveControlConfiguration {
    /// A primitive: it has no body.
    public typealias Body = Never

    func describe() -> ControlDescription { control }
}
