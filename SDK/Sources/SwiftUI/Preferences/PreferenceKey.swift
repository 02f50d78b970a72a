/// A key of a value that views provide to their ancestors.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view gives one.
    static var defaultValue: Value { get }

    /// Joins a value with that of a view which follows.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// The default value.
    public static var defaultValue: Value { nil }
}
