import Foundation
import FoundationXML

/// The content of an `.xcdatamodeld` folder: the entities of a store.
struct DataModel {
    let name: String
    let entities: [EntityDefinition]

    /// Reads the current version of a model as Xcode writes it.
    init(folder: String) throws(DataModelError) {
        let folder = URL(filePath: folder)
        name = folder.deletingPathExtension().lastPathComponent
        let contents = try Self.version(in: folder).appending(path: "contents")
        guard let parser = XMLParser(contentsOf: contents) else {
            throw DataModelError(file: contents.path, problem: "it cannot be read")
        }
        let reader = DataModelReader()
        parser.delegate = reader
        guard parser.parse() else {
            throw DataModelError(file: contents.path, problem: "it is not the XML of a data model")
        }
        entities = reader.entities
        for entity in entities {
            if let problem = entity.problem(among: entities) {
                throw DataModelError(file: contents.path, problem: problem)
            }
        }
    }

    /// The version that the folder names as the current one, or its only one.
    private static func version(in folder: URL) throws(DataModelError) -> URL {
        let mark = try? Data(contentsOf: folder.appending(path: ".xccurrentversion"))
        let list = mark.flatMap {
            try? PropertyListSerialization.propertyList(from: $0, format: nil)
        }
        if let name = (list as? [String: Any])?["_XCCurrentVersionName"] as? String {
            return folder.appending(path: name)
        }
        let files = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        let versions = (files ?? []).filter { $0.pathExtension == "xcdatamodel" }
        guard let only = versions.first, versions.count == 1 else {
            throw DataModelError(
                file: folder.path, problem: "it does not say which version is current")
        }
        return only
    }
}

/// An error in an `.xcdatamodeld` folder.
struct DataModelError: Error, CustomStringConvertible {
    let file: String
    let problem: String

    var description: String { "The data model '\(file)' cannot be used: \(problem)." }
}
