import Foundation
import WidgetHost

extension BundleFolder {
    /// The contents of an Info.plist with these properties.
    static func info(_ properties: [String: Any]) throws -> Data {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        return try encoder.encode(properties.mapValues(PropertyValue.init))
    }

    /// The contents of an Info.plist.
    static func properties(of plist: URL) throws -> [String: Any] {
        let contents: Any
        do {
            contents = try PropertyListSerialization.propertyList(
                from: ManifestFile.read(plist.path), format: nil)
        } catch let problem as ManifestFile.Problem {
            let isMissing = !FileManager.default.fileExists(atPath: plist.path)
            throw CommandError(
                "The property list \(plist.relativePath) \(problem.words.stopped)",
                exitCode: isMissing ? .notFound : .usage)
        } catch {
            throw CommandError(
                "The property list \(plist.relativePath) cannot be read: "
                    + OutputFile.reason(error).stopped)
        }
        guard let properties = contents as? [String: Any] else {
            throw CommandError(
                "The property list \(plist.relativePath) must be a dictionary, as an Info.plist is."
            )
        }
        return properties
    }
}
