/// An intent whose parameters configure a widget.
@_alwaysEmitConformanceMetadata
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    /// Does nothing, because the intent only has parameters.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
        .result()
    }
}
