/// An intent whose parameters configure a control.
@_alwaysEmitConformanceMetadata
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
    /// Does nothing, because the intent only has parameters.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
        .result()
    }
}
