// The comparisons of a property; each maps what a user says to a predicate of the author's choice.

/// A property is a value.
public struct EqualToComparator<Input, Mapped>: Sendable {
    /// Maps the value to a predicate.
    public init(mappingTransform: @escaping (Input) -> Mapped) {}
}

/// A property is not a value.
public struct NotEqualToComparator<Input, Mapped>: Sendable {
    /// Maps the value to a predicate.
    public init(mappingTransform: @escaping (Input) -> Mapped) {}
}

/// A property is less than a value.
public struct LessThanComparator<Input, Mapped>: Sendable {
    /// Maps the value to a predicate.
    public init(mappingTransform: @escaping (Input) -> Mapped) {}
}

/// A property is at most a value.
public struct LessThanOrEqualToComparator<Input, Mapped>: Sendable {
    /// Maps the value to a predicate.
    public init(mappingTransform: @escaping (Input) -> Mapped) {}
}

/// A property is greater than a value.
public struct GreaterThanComparator<Input, Mapped>: Sendable {
    /// Maps the value to a predicate.
    public init(mappingTransform: @escaping (Input) -> Mapped) {}
}

/// A property is at least a value.
public struct GreaterThanOrEqualToComparator<Input, Mapped>: Sendable {
    /// Maps the value to a predicate.
    public init(mappingTransform: @escaping (Input) -> Mapped) {}
}

/// A text or a list has a value in it.
public struct ContainsComparator<Input, Mapped>: Sendable {
    /// Maps the value to a predicate.
    public init(mappingTransform: @escaping (Input) -> Mapped) {}
}

/// A text begins with a value.
public struct HasPrefixComparator<Input, Mapped>: Sendable {
    /// Maps the value to a predicate.
    public init(mappingTransform: @escaping (Input) -> Mapped) {}
}

/// A text ends with a value.
public struct HasSuffixComparator<Input, Mapped>: Sendable {
    /// Maps the value to a predicate.
    public init(mappingTransform: @escaping (Input) -> Mapped) {}
}

/// A property lies between two values.
public struct IsBetweenComparator<Input, Mapped>: Sendable {
    /// Maps the values to a predicate.
    public init(mappingTransform: @escaping (Input, Input) -> Mapped) {}
}
