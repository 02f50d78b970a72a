package import Foundation
import Synchronization

/// The asset catalogs of a bundle in Xcode's source format.
package final class AssetCatalog: Sendable {
    private let colorFolders: [String: URL]
    private let imageFolders: [String: URL]
    private let symbolFolders: [String: URL]
    private let dataFolders: [String: URL]
    private let colors = Mutex<[String: ColorSet?]>([:])
    private let images = Mutex<[String: ImageSet?]>([:])
    private let symbols = Mutex<[SymbolName: SymbolTemplate?]>([:])

    private struct SymbolName: Hashable {
        let name: String
        let weight: Int
    }

    /// Reads catalogs; for items of the same name, the first catalog takes precedence.
    init(_ catalogs: [URL]) {
        var index = AssetIndex()
        for catalog in catalogs { index.add(catalog, namespace: "") }
        colorFolders = index.colors
        imageFolders = index.images
        symbolFolders = index.symbols
        dataFolders = index.data
    }

    /// Whether there are any colors.
    var hasColors: Bool { !colorFolders.isEmpty }

    /// Returns a color, or `nil` if there is none of this name.
    func color(_ name: String) -> ColorSet? {
        guard let folder = colorFolders[name] else { return nil }
        return colors.withLock { colors in
            if let known = colors[name] { return known }
            let set = folder.assetContents(ColorSet.self)
            colors[name] = .some(set)
            return set
        }
    }

    /// Returns an image, or `nil` if there is none of this name.
    package func image(_ name: String) -> ImageSet? {
        guard let folder = imageFolders[name] else { return nil }
        return images.withLock { images in
            if let known = images[name] { return known }
            let set = ImageSet(folder)
            images[name] = .some(set)
            return set
        }
    }

    /// Returns a data set, read anew each time, or `nil` if there is none of this name.
    func data(_ name: String) -> DataSet? { dataFolders[name].flatMap { DataSet($0) } }

    /// Returns a symbol in a weight (100 to 900), or `nil` if there is none of this name.
    package func symbol(_ name: String, weight: Int = 400) -> SymbolTemplate? {
        guard let folder = symbolFolders[name] else { return nil }
        let key = SymbolName(name: name, weight: weight)
        return symbols.withLock { symbols in
            if let known = symbols[key] { return known }
            let template = SymbolTemplate(folder, weight: weight)
            symbols[key] = .some(template)
            return template
        }
    }

    private static let known = Mutex<[String: AssetCatalog]>([:])

    /// Returns the catalogs of a bundle (`nil` means the main one), which are read once.
    package static func of(_ bundle: Bundle?) -> AssetCatalog {
        let bundle = bundle ?? .main
        return known.withLock { known in
            if let catalog = known[bundle.bundlePath] { return catalog }
            let catalog = AssetCatalog(catalogs(in: bundle))
            known[bundle.bundlePath] = catalog
            return catalog
        }
    }

    /// Returns the catalogs in a bundle's resources; for the main bundle also those of SwiftPM
    /// targets.
    private static func catalogs(in bundle: Bundle) -> [URL] {
        let places = [bundle.resourceURL, bundle.bundleURL].compactMap(\.self)
        var folders = places.flatMap { entries($0, ending: "xcassets") }
        if bundle.bundlePath == Bundle.main.bundlePath {
            let targets = places.flatMap {
                ownTargets(entries($0, ending: "resources"), in: $0)
                    + entries($0, ending: "bundle")
            }
            folders += targets.flatMap { entries($0, ending: "xcassets") }
        }
        return folders
    }

    /// Selects from the folders `Package_Target.resources` those named like the plugin, if there
    /// are several plugins.
    private static func ownTargets(_ targets: [URL], in folder: URL) -> [URL] {
        guard entries(folder, ending: "so").count > 1, let library = Bundle.main.executableURL
        else { return targets }
        let file = library.deletingPathExtension().lastPathComponent
        let plugin = file.hasPrefix("lib") ? String(file.dropFirst(3)) : file
        return targets.filter { target in
            let names = target.deletingPathExtension().lastPathComponent.split(separator: "_")
            return names.contains { $0 == plugin }
        }
    }

    private static func entries(_ folder: URL, ending: String) -> [URL] {
        let found = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: nil)
        return (found ?? []).filter { $0.pathExtension == ending }.sorted { $0.path < $1.path }
    }
}
