import Foundation
import WidgetWire

/// The contents of the plugin directories: plugins to load, and problems.
struct PluginScan: Sendable {
    /// The ending of bundle folders.
    static let bundleEnding = ".widgetbundle"
    /// The ending of bare libraries.
    static let libraryEnding = ".so"

    /// A plugin or a problem.
    enum Finding: Sendable, Hashable {
        case plugin(PluginFile)
        case problem(PluginProblem)
    }

    /// The plugins and problems, in the order of the directories and then by name.
    private(set) var findings: [Finding] = []

    private var folders: Set<String> = []
    private var known: [PluginFile.Identity: PluginFile] = [:]

    /// Scans `directories`; one that leads to a folder seen before is skipped.
    init(directories: [PluginDirectory]) {
        for directory in directories { look(into: directory) }
    }

    /// The plugins that may be loaded.
    var plugins: [PluginFile] {
        findings.compactMap { if case .plugin(let plugin) = $0 { plugin } else { nil } }
    }

    private mutating func look(into directory: PluginDirectory) {
        let folder = URL(fileURLWithPath: directory.path).resolvingSymlinksInPath().path
        guard folders.insert(folder).inserted else { return }
        guard let names = names(in: directory) else { return }
        for name in names.sorted() where Self.isPluginName(name) {
            let path = "\(directory.path)/\(name)"
            if let problem = FileNameProblem(name) {
                report(path, "The name of \(PlainText.line(path)) \(problem).")
            } else {
                add(path)
            }
        }
    }

    private mutating func names(in directory: PluginDirectory) -> [String]? {
        let path = directory.path
        do throws(Errno) {
            guard try FileStamp(path: path).isFolder else {
                report(
                    path,
                    "The plugin directory \(path) is not a folder; name the folder around "
                        + "it.")
                return nil
            }
        } catch {
            if directory.isExplicit, error.isAbsence {
                report(path, "The plugin directory \(path) is missing.", .missingFolder)
            } else if directory.isExplicit {
                report(path, "The plugin directory \(path) cannot be read: \(error.words).")
            }
            return nil
        }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else {
            report(path, "The plugin directory \(path) cannot be listed; check its permissions.")
            return nil
        }
        return names
    }

    private mutating func add(_ path: String) {
        do throws(PluginProblem) {
            let plugin = try PluginFile(path: path)
            guard let same = known[plugin.identity] else {
                known[plugin.identity] = plugin
                return findings.append(.plugin(plugin))
            }
            // Two links to one library are one plugin, but a bundle is more than its library.
            guard same.bundle != nil || plugin.bundle != nil else { return }
            report(
                path, "\(path) is the library of \(same.path), which is used; remove one of them.")
        } catch {
            findings.append(.problem(error))
        }
    }

    private mutating func report(
        _ path: String, _ message: String, _ reason: ProblemReason = .unreadable
    ) {
        findings.append(.problem(PluginProblem(path: path, reason: reason, message: message)))
    }

    private static func isPluginName(_ name: String) -> Bool {
        !name.beginsWithBytes(of: ".")
            && (name.endsWithBytes(of: libraryEnding) || name.endsWithBytes(of: bundleEnding))
    }
}
