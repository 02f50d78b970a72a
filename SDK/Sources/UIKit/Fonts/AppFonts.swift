import Foundation

/// The fonts that a bundle's Info.plist names.
enum AppFonts {
    /// The files of UIAppFonts, and those in the folder of a Mac app's ATSApplicationFontsPath.
    static func names(of bundle: Bundle) -> [String] {
        let info = bundle.infoDictionary ?? [:]
        let names = info["UIAppFonts"] as? [String] ?? []
        guard let folder = info["ATSApplicationFontsPath"] as? String,
            let place = bundle.resourceURL?.appending(path: folder),
            let files = try? FileManager.default.contentsOfDirectory(atPath: place.path)
        else { return names }
        return names
            + files.sorted().filter { name in
                ["ttf", "otf", "ttc"].contains { name.lowercased().hasSuffix("." + $0) }
            }.map { place.appending(path: $0).path }
    }

    /// Returns the path of a file: as named, among the resources, or among those of a target.
    static func path(of name: String, in bundle: Bundle) -> String? {
        if name.hasPrefix("/") { return name }
        guard let resources = bundle.resourceURL else { return nil }
        let files = FileManager.default
        let inside = (try? files.contentsOfDirectory(atPath: resources.path)) ?? []
        let folders =
            [resources]
            + inside.filter { $0.hasSuffix(".resources") }.sorted()
            .map { resources.appending(path: $0) }
        let last = String(name.split(separator: "/").last ?? "")
        return folders.lazy.flatMap { [$0.appending(path: name), $0.appending(path: last)] }
            .map(\.path).first { files.fileExists(atPath: $0) }
    }
}
