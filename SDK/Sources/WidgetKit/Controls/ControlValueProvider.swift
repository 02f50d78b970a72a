public import AppIntents

/// Tells the system a control's value.
public protocol ControlValueProvider {
    /// The type of the value.
    associatedtype Value
    /// A value for a gallery, at once.
    var previewValue: Value { get }
    /// The value at the moment.
    func currentValue() async throws -> Value
}

/// Tells the system the value of a control that users configure.
public protocol AppIntentControlValueProvider {
    /// The intent whose parameters users set.
    associatedtype Configuration: ControlConfigurationIntent
    /// The type of the value.
    associatedtype Value
    /// A value for a gallery, at once.
    func previewValue(configuration: Configuration) -> Value
    /// The value at the moment.
    func currentValue(configuration: Configuration) async throws -> Value
}
