import Foundation
import WidgetWire

/// The libraries in a bundle's `PlugIns` folder, which may handle intents of the bundle's widgets.
struct Companions: Sendable, Hashable {
    /// The folder's name, as in bundles of Apple's platforms.
    static let folderName = "PlugIns"
    /// More would only slow down the listing.
    private static let limit = 8
    /// The most names that are looked at, because several may be links to one library.
    private static let nameLimit = 64

    /// The usable companions, sorted by name; copies and links of one are left out.
    private(set) var files: [PluginFile] = []
    /// The problems of the others.
    private(set) var problems: [PluginProblem] = []

    /// No companions.
    init() {}

    /// Finds the companions of a bundle.
    init(of folder: String, _ bundle: BundleInfo) {
        let place = "\(folder)/\(Self.folderName)"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        let libraries = names.filter {
            $0.endsWithBytes(of: PluginScan.libraryEnding) && !$0.beginsWithBytes(of: ".")
        }.sorted()
        for (number, name) in libraries.enumerated() {
            let path = "\(place)/\(name)"
            guard files.count + problems.count < Self.limit, number < Self.nameLimit else {
                problems.append(
                    PluginProblem(
                        path: place, reason: .unreadable,
                        message: "\(place) has more than \(Self.limit) libraries; remove some."))
                return
            }
            if let problem = FileNameProblem(name) {
                let plain = PlainText.line(path)
                problems.append(
                    PluginProblem(
                        path: plain, reason: .unreadable,
                        message: "The name of \(plain) \(problem)."))
                continue
            }
            do throws(PluginProblem) {
                let file = try PluginFile(companion: path, of: folder, bundle)
                if !files.contains(where: { $0.identity == file.identity }) { files.append(file) }
            } catch {
                problems.append(error)
            }
        }
    }
}
