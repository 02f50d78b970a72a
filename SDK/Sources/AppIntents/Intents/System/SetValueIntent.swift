/// An intent that sets a value, as a toggle does.
@_alwaysEmitConformanceMetadata
public protocol SetValueIntent<ValueType>: SystemIntent {
    /// The type of the value.
    associatedtype ValueType: _IntentValue
    /// The parameter with the value to set.
    var value: ValueType { get set }
}
