import Foundation

/// A dictionary of an `.intentdefinition` file that knows where it stands, for errors that name the place.
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
            throw DefinitionError(file: file, problem: "it is no property list of keys and values")
        }
        self.values = values
    }

    private init(_ values: [String: Any], file: String, path: String) {
        self.values = values
        self.file = file
        self.path = path
    }

    /// The text of a key that must be there.
    func text(_ key: String) throws(DefinitionError) -> String {
        guard let text = try optionalText(key), !text.isEmpty else {
            throw error(key, "is missing")
        }
        return text
    }

    /// The text of a key that may be missing.
    func optionalText(_ key: String) throws(DefinitionError) -> String? {
        guard let value = values[key] else { return nil }
        guard let text = value as? String else { throw error(key, "is no text") }
        return text
    }

    /// Whether a key is there and true.
    func flag(_ key: String) -> Bool { (values[key] as? NSNumber)?.boolValue ?? false }

    /// The number of a key that may be missing.
    func number(_ key: String) -> NSNumber? { values[key] as? NSNumber }

    /// The value of a key that may be missing, as text.
    func anyText(_ key: String) -> String? { values[key].map { "\($0)" } }

    /// The dictionary of a key; an empty one when the key is missing.
    func dictionary(_ key: String) throws(DefinitionError) -> PropertyList {
        guard let value = values[key] else { return PropertyList([:], file: file, path: path) }
        guard let values = value as? [String: Any] else { throw error(key, "is no dictionary") }
        return PropertyList(values, file: file, path: place(key))
    }

    /// The dictionaries of a key; none when the key is missing.
    func list(_ key: String) throws(DefinitionError) -> [PropertyList] {
        guard let value = values[key] else { return [] }
        guard let array = value as? [[String: Any]] else {
            throw error(key, "is no list of dictionaries")
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

/// What is wrong with an `.intentdefinition` file.
struct DefinitionError: Error, CustomStringConvertible {
    let file: String
    let problem: String

    var description: String { "The intent definition '\(file)' cannot be used: \(problem)." }
}
