public import Foundation

extension NSSortDescriptor {
    /// Sorts by the value at a key path, or by the objects themselves if it is `nil`.
    ///
    /// Differs from Apple: keys are found as by `NSPredicate(format:)`.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending, comparator: PredicateValue.sorting)
    }

    /// Sorts by the value at a key path with a comparator.
    ///
    /// Differs from Apple: keys are found as by `NSPredicate(format:)`; for missing values the
    /// comparator gets `NSNull`.
    public convenience init(
        key: String?, ascending: Bool, comparator cmptr: @escaping Comparator
    ) {
        self.init(keyPath: \Any.self, ascending: ascending) { first, second in
            func value(_ object: Any) -> Any {
                guard let key else { return object }
                return KeyedValues.value(of: object, forKeyPath: key) ?? NSNull()
            }
            return cmptr(value(first), value(second))
        }
    }

    /// Sorts by a property of any type.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending, comparator: PredicateValue.sorting)
    }
}
