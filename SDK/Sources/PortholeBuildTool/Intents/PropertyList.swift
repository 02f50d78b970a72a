import Foundation

/// A dictionary of an `.intentdefinition` file that knows its path, for error messages.
struct PropertyList {
    private let values: [String: Any]
    private let file: String
    private let path: String

    /// Reads a file.
    init(file: String) throws(DefinitionError) {
        self.file = file
        path = ""
        guard let data = FileManager.default.contents(atPath: file) else {
            throw DefinitionError(file: file, problem: "it cannot be read")
        }
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        guard let values = list as? [String: Any] else {
            throw DefinitionError(
                file: file, problem: "it is not a property list of keys and values")
        }
        self.values = values
    }

    private init(_ values: [String: Any], file: String, path: String) {
        self.values = values
        self.file = file
        self.path = path
    }

    /// Returns the text of a required key.
    func text(_ key: String) throws(DefinitionError) -> String {
        guard let text = try optionalText(key), !text.isEmpty else {
            throw error(key, "is missing")
        }
        return text
    }

    /// Returns the text of an optional key.
    func optionalText(_ key: String) throws(DefinitionError) -> String? {
        guard let value = values[key] else { return nil }
        guard let text = value as? String else { throw error(key, "is not a text") }
        return text
    }

    /// Returns the text of a required key, which must be a Swift identifier.
    func identifier(_ key: String) throws(DefinitionError) -> String {
        let name = try text(key)
        let isName =
            name.unicodeScalars.enumerated().allSatisfy { index, scalar in
                scalar == "_"
                    || (index == 0
                        ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue)
            } && name != "_"
        guard isName else { throw error(key, "is '\(name)', which cannot be a name") }
        return name
    }

    /// Returns the text of a required key, which must be the name of a Swift type.
    func typeName(_ key: String) throws(DefinitionError) -> String {
        let name = try identifier(key)
        guard name.escaped == name else { throw error(key, "is '\(name)', a word of Swift") }
        return name
    }

    /// Whether a key is there and true.
    func flag(_ key: String) -> Bool { (values[key] as? NSNumber)?.boolValue ?? false }

    /// Returns the number of an optional key, which may be written as text.
    ///
    /// Xcode writes empty data for a number that its author deleted.
    func number(_ key: String) throws(DefinitionError) -> NSNumber? {
        guard let value = values[key], (value as? Data)?.isEmpty != true else { return nil }
        let written = (value as? String).flatMap(Double.init).map { NSNumber(value: $0) }
        guard let number = value as? NSNumber ?? written, number.doubleValue.isFinite else {
            throw error(key, "is not a number")
        }
        return number
    }

    /// Returns the text or number of an optional key as text.
    func anyText(_ key: String) throws(DefinitionError) -> String? {
        guard let value = values[key] else { return nil }
        guard value is String || value is NSNumber else { throw error(key, "is not a text") }
        return "\(value)"
    }

    /// Throws if elements of a list have the same name or other identifying value.
    func checkDifferent<Value: Hashable>(
        _ values: [Value], in key: String
    ) throws(DefinitionError) {
        var known: Set<Value> = []
        if let twice = values.first(where: { !known.insert($0).inserted }) {
            throw error(key, "has '\(twice)' twice")
        }
    }

    /// The dictionary of a key; an empty one when the key is missing.
    func dictionary(_ key: String) throws(DefinitionError) -> PropertyList {
        guard let value = values[key] else { return PropertyList([:], file: file, path: path) }
        guard let values = value as? [String: Any] else { throw error(key, "is not a dictionary") }
        return PropertyList(values, file: file, path: place(key))
    }

    /// The dictionaries of a key; none when the key is missing.
    func list(_ key: String) throws(DefinitionError) -> [PropertyList] {
        guard let value = values[key] else { return [] }
        guard let array = value as? [[String: Any]] else {
            throw error(key, "is not a list of dictionaries")
        }
        return array.enumerated().map { index, values in
            PropertyList(values, file: file, path: "\(place(key))[\(index)]")
        }
    }

    /// The error that a key's value causes.
    func error(_ key: String, _ problem: String) -> DefinitionError {
        DefinitionError(file: file, problem: "\(place(key)) \(problem)")
    }

    private func place(_ key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }
}

/// An error in an `.intentdefinition` file.
struct DefinitionError: Error, CustomStringConvertible {
    let file: String
    let problem: String

    var description: String { "The intent definition '\(file)' cannot be used: \(problem)." }
}
