public import AppIntents

/// Provides the value of a control.
public protocol ControlValueProvider {
    /// The type of the value.
    associatedtype Value
    /// A value for the gallery, available immediately.
    var previewValue: Value { get }
    /// Returns the current value.
    func currentValue() async throws -> Value
}

/// Provides the value of a control that users configure.
public protocol AppIntentControlValueProvider {
    /// The intent whose parameters users set.
    associatedtype Configuration: ControlConfigurationIntent
    /// The type of the value.
    associatedtype Value
    /// A value for the gallery, available immediately.
    func previewValue(configuration: Configuration) -> Value
    /// Returns the current value.
    func currentValue(configuration: Configuration) async throws -> Value
}
