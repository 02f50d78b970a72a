import Foundation
import WidgetWire

/// The libraries in a bundle's `PlugIns` folder, which may handle intents of the bundle's widgets.
struct Companions: Sendable, Hashable {
    /// The folder's name, as in bundles of Apple's platforms.
    static let folderName = "PlugIns"
    /// More would only slow down the listing.
    private static let limit = 8

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
            $0.hasSuffix(PluginScan.libraryEnding) && !$0.hasPrefix(".")
        }.sorted()
        for name in libraries {
            let path = "\(place)/\(name)"
            guard files.count + problems.count < Self.limit else {
                problems.append(
                    PluginProblem(
                        path: place, reason: .unreadable,
                        message: "\(place) has more than \(Self.limit) libraries; remove some."))
                return
            }
            // A line break in the name would break the messages that quote it.
            if name.unicodeScalars.contains(where: \.steersTerminal) {
                let plain = PlainText.line(path)
                problems.append(
                    PluginProblem(
                        path: plain, reason: .unreadable,
                        message: "The name of \(plain) has control characters; rename it."))
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
