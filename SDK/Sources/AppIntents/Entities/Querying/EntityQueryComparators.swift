// The comparisons of a property; each maps the value to an author-defined type such as a predicate.

/// Tests whether a property equals a value.
public struct EqualToComparator<Input, Mapped>: Sendable {
    /// Maps the value of the parameter to a predicate.
    public init(mappingTransform: @escaping (Input) -> Mapped) {}
}

/// Tests whether a property differs from a value.
public struct NotEqualToComparator<Input, Mapped>: Sendable {
    /// Maps the value of the parameter to a predicate.
    public init(mappingTransform: @escaping (Input) -> Mapped) {}
}

/// Tests whether a property is less than a value.
public struct LessThanComparator<Input, Mapped>: Sendable {
    /// Maps the value of the parameter to a predicate.
    public init(mappingTransform: @escaping (Input) -> Mapped) {}
}

/// Tests whether a property is at most a value.
public struct LessThanOrEqualToComparator<Input, Mapped>: Sendable {
    /// Maps the value of the parameter to a predicate.
    public init(mappingTransform: @escaping (Input) -> Mapped) {}
}

/// Tests whether a property is greater than a value.
public struct GreaterThanComparator<Input, Mapped>: Sendable {
    /// Maps the value of the parameter to a predicate.
    public init(mappingTransform: @escaping (Input) -> Mapped) {}
}

/// Tests whether a property is at least a value.
public struct GreaterThanOrEqualToComparator<Input, Mapped>: Sendable {
    /// Maps the value of the parameter to a predicate.
    public init(mappingTransform: @escaping (Input) -> Mapped) {}
}

/// Tests whether a string or list contains a value.
public struct ContainsComparator<Input, Mapped>: Sendable {
    /// Maps the value of the parameter to a predicate.
    public init(mappingTransform: @escaping (Input) -> Mapped) {}
}

/// Tests whether a string has a prefix.
public struct HasPrefixComparator<Input, Mapped>: Sendable {
    /// Maps the value of the parameter to a predicate.
    public init(mappingTransform: @escaping (Input) -> Mapped) {}
}

/// Tests whether a string has a suffix.
public struct HasSuffixComparator<Input, Mapped>: Sendable {
    /// Maps the value of the parameter to a predicate.
    public init(mappingTransform: @escaping (Input) -> Mapped) {}
}

/// Tests whether a property is between two values.
public struct IsBetweenComparator<Input, Mapped>: Sendable {
    /// Maps the bounds to a predicate.
    public init(mappingTransform: @escaping (Input, Input) -> Mapped) {}
}
