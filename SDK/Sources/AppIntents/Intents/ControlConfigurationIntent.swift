/// An intent whose parameters configure a control.
@_alwaysEmitConformanceMetadata
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
    /// Does nothing: the intent is there for its parameters.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
        .result()
    }
}
