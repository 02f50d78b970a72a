import Foundation

/// A number that scales with the text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var scaled: Value

    /// Scales a number relative to a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
        scaled = wrappedValue
    }

    /// Scales a number relative to body text.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The number for the text size of the view.
    public var wrappedValue: Value { scaled }
}

extension ScaledMetric {
    /// Binds the property to the text size of the view.
    public mutating func _bind(inputs: _PropertyInputs) {
        let scale = TextStyleSizes.scale(of: style, at: inputs.environment.dynamicTypeSize)
        scaled = base * Value(scale)
    }
}
