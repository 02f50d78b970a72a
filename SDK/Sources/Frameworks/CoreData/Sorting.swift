public import Foundation

extension NSSortDescriptor {
    /// Orders objects of a store by a key's value.
    public convenience init(key: String?, ascending: Bool) {
        self.init(keyPath: \NSManagedObject.self, ascending: ascending) { first, second in
            let values = [first, second].map { object in
                key.flatMap { (object as? NSManagedObject)?.value(forKey: $0) }
            }
            return order(of: values[0], values[1])
        }
    }

    /// Orders by a property, whatever its type.
    @_disfavoredOverload
    public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self.init(keyPath: keyPath, ascending: ascending) { order(of: $0, $1) }
    }
}

/// The order of two values of any type: nothing comes before something, what has no order is equal.
private func order(of first: Any?, _ second: Any?) -> ComparisonResult {
    switch (first.flatMap(unwrapped), second.flatMap(unwrapped)) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let first as any Comparable, let second?): order(first, second)
    default: .orderedSame
    }
}

private func order<T: Comparable>(_ first: T, _ second: Any) -> ComparisonResult {
    guard let second = second as? T else { return .orderedSame }
    return first < second ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
}

/// What is in an optional value, if it is one.
private func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
}
