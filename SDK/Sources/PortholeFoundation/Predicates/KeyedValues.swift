import Foundation

/// An object that stores its values by keys, such as a Core Data object.
package protocol KeyedObject {
    func value(forKey key: String) -> Any?
}

/// Key-value coding, which the Objective-C runtime provides on Apple's platforms.
///
/// Supports dictionaries, objects that store values by keys, and stored properties of others;
/// computed properties cannot be found by name. A key applied to a collection is applied to each
/// element.
enum KeyedValues {
    /// Returns the value at a key path, which may contain an operator such as `@sum`.
    static func value(of object: Any?, _ path: ArraySlice<String>) -> Any? {
        guard let key = path.first else { return object }
        let rest = path.dropFirst()
        guard key.hasPrefix("@") else { return value(of: value(of: object, forKey: key), rest) }
        guard let elements = elements(of: object),
            let collective = CollectionOperator(rawValue: String(key.dropFirst()))
        else {
            PluginLog.warnOnce("A key path asks for '\(key)', which there is not here.")
            return nil
        }
        if collective == .count { return value(of: elements.count, rest) }
        return collective.value(of: elements.compactMap { value(of: $0, rest) })
    }

    /// Returns the value at a dot-separated key path.
    static func value(of object: Any?, forKeyPath path: String) -> Any? {
        value(of: object, path.split(separator: ".").map(String.init)[...])
    }

    private static func value(of object: Any?, forKey key: String) -> Any? {
        guard let object = unwrapped(object) else { return nil }
        if key.lowercased() == "self" { return object }
        switch object {
        case let object as any KeyedObject: return object.value(forKey: key)
        case let dictionary as [String: Any]: return dictionary[key]
        case let dictionary as [AnyHashable: Any]: return dictionary[key]
        case let text as String:
            if let value = value(of: text, forKey: key) { return value }
        default: break
        }
        if let elements = elements(of: object) {
            return elements.map { value(of: $0, forKey: key) }
        }
        return stored(key, of: object)
    }

    private static func value(of text: String, forKey key: String) -> Any? {
        switch key {
        case "length": text.utf16.count
        case "lowercaseString": text.lowercased()
        case "uppercaseString": text.uppercased()
        case "capitalizedString": text.capitalized
        default: nil
        }
    }

    private static func stored(_ key: String, of object: Any) -> Any? {
        for mirror in sequence(first: Mirror(reflecting: object), next: \.superclassMirror) {
            if let value = mirror.children.first(where: { $0.label == key })?.value {
                return value
            }
        }
        PluginLog.warnOnce(
            "'\(type(of: object))' has no stored property '\(key)' that a predicate could read.")
        return nil
    }

    /// Returns the elements of a collection, or the values of a dictionary; `nil` for other values.
    static func elements(of value: Any?) -> [Any]? {
        switch unwrapped(value) {
        case is String, is Data, nil: nil
        case let elements as [Any]: elements
        case let elements as Set<AnyHashable>: elements.map(\.base)
        case let elements as NSOrderedSet: elements.array
        case let dictionary as [AnyHashable: Any]: Array(dictionary.values)
        case let elements as any Collection: all(of: elements)
        default: nil
        }
    }

    private static func all(of elements: some Collection) -> [Any] { elements.map { $0 } }

    /// Unwraps an optional; `nil` for `NSNull` as well.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        guard let optional = value as? any OptionalValue else { return value }
        return unwrapped(optional.wrapped)
    }
}

private protocol OptionalValue {
    var wrapped: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrapped: Any? { map { $0 } }
}
