import Foundation

/// The values of an object by key.
struct ObjectValues {
    /// The attributes; keys without a value are missing.
    var attributes: [String: Any] = [:]
    /// The names of other objects.
    var relations: [String: RelatedNames] = [:]

    /// Returns whether two values are equal or both missing.
    static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        guard let one = first as? AnyHashable, let other = second as? AnyHashable else {
            return false
        }
        return one == other
    }

    /// Returns whether the values of a key are equal.
    func agrees(with other: ObjectValues, on key: String) -> Bool {
        relations[key] == other.relations[key]
            && Self.areEqual(attributes[key], other.attributes[key])
    }

    /// Copies the value of a key.
    mutating func take(_ key: String, of other: ObjectValues) {
        attributes[key] = other.attributes[key]
        relations[key] = other.relations[key]
    }
}
