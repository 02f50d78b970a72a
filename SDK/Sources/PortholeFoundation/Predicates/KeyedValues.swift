import Foundation

/// An object that has its values by keys, as those of Core Data.
package protocol KeyedObject {
    func value(forKey key: String) -> Any?
}

/// What Objective-C's runtime does on Apple's platforms: finds values by keys.
///
/// Looked at are dictionaries, objects that keep their values by keys, and the stored properties of others;
/// computed ones cannot be found by name. A key of a collection asks each of its elements.
enum KeyedValues {
    /// The value at a path of keys, of which one may be an operator as `@sum`.
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

    /// The value at a path whose keys are separated by dots.
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

    /// The elements of a collection, a dictionary's values; `nil` for what is neither.
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

    /// What is in a value that may be optional; `nil` for CoreFoundation's nothing, too.
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
