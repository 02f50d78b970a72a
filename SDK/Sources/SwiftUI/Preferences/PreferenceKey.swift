/// Names a value that views hand to those around them.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view gives one.
    static var defaultValue: Value { get }

    /// Joins a value with that of a view which follows.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// No value.
    public static var defaultValue: Value { nil }
}
