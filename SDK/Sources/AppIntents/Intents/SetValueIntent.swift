/// An intent that sets something to a value, as a toggle does.
@_alwaysEmitConformanceMetadata
public protocol SetValueIntent<ValueType>: SystemIntent {
    /// The type of the value.
    associatedtype ValueType: _IntentValue
    /// The value to set; a parameter.
    var value: ValueType { get set }
}
