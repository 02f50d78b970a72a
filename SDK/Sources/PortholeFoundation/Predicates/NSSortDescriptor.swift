public import Foundation

extension NSSortDescriptor {
    /// Orders objects by the value at a path of keys, or themselves where it is `nil`.
    ///
    /// Differs from Apple: keys are found as those of `NSPredicate(format:)` are.
    public convenience init(key: String?, ascending: Bool) {
        self.init(key: key, ascending: ascending, comparator: PredicateValue.sorting)
    }

    /// Orders objects by the value at a path of keys, as a function says.
    ///
    /// Differs from Apple: keys are found as those of `NSPredicate(format:)` are; where there is no value, the
    /// function is called with `NSNull`.
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

    /// Orders by a property, whatever its type.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending, comparator: PredicateValue.sorting)
    }
}
