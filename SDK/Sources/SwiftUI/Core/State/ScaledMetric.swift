import Foundation

/// A number that grows with the text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    private let base: Value
    private let style: Font.TextStyle
    private var scaled: Value

    /// Scales a number as fonts of a text style are.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
        scaled = wrappedValue
    }

    /// Scales a number as body text is.
    public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

    /// The number at the text size of the view.
    public var wrappedValue: Value { scaled }
}

extension ScaledMetric {
    /// Scales the number for the view's text size.
    public mutating func _bind(inputs: _PropertyInputs) {
        let scale = TextStyleSizes.scale(of: style, at: inputs.environment.dynamicTypeSize)
        scaled = base * Value(scale)
    }
}
