import CLinux
import Foundation
import WidgetHost

/// The contents of a `.widgetbundle` folder, flat as on iOS, so that `Bundle.main` finds
/// everything.
struct BundleFolder {
    let library: URL
    /// The libraries that handle intents of the bundle's widgets.
    let companions: [URL]
    let properties: [String: Any]
    let resources: URL?

    private static let companionFolder = "PlugIns"

    /// Creates the folder completely or not at all; a folder that it replaces stays until then.
    func write(to folder: URL, replacing: Bool) throws {
        let files = FileManager.default
        if files.fileExists(atPath: folder.path) && !replacing {
            throw CommandError(
                "The folder \(folder.relativePath) exists; use --force to replace it.")
        }
        let unfinished = folder.deletingLastPathComponent()
            .appending(path: ".\(folder.lastPathComponent).\(UUID().uuidString)")
        // On success, the replaced folder lies there.
        defer { try? files.removeItem(at: unfinished) }
        do {
            try fill(unfinished)
            if files.fileExists(atPath: folder.path) {
                try Self.exchange(unfinished, folder)
            } else {
                try files.moveItem(at: unfinished, to: folder)
            }
        } catch let error as CommandError {
            throw error
        } catch {
            throw CommandError(
                "The folder \(folder.relativePath) cannot be made: "
                    + OutputFile.reason(error).stopped,
                exitCode: .cannotWrite)
        }
    }

    /// Exchanges two folders: atomically, or in steps when the file system cannot do that.
    private static func exchange(_ new: URL, _ old: URL) throws {
        guard linux_exchange(new.path, old.path) != 0 else { return }
        let files = FileManager.default
        let aside = new.appendingPathExtension("old")
        try files.moveItem(at: old, to: aside)
        do {
            try files.moveItem(at: new, to: old)
        } catch {
            try? files.moveItem(at: aside, to: old)
            throw error
        }
        try files.moveItem(at: aside, to: new)
    }

    /// Creates a folder and copies everything into it.
    private func fill(_ folder: URL) throws {
        let files = FileManager.default
        let bundles = try resourceBundles()
        try bundles.forEach(Self.checkKinds)
        if let resources, !Self.isResource(resources) {
            try files.copyItem(at: resources, to: folder)
        } else {
            try files.createDirectory(at: folder, withIntermediateDirectories: false)
        }
        if let resources, Self.isResource(resources) {
            try files.copyItem(
                at: resources, to: folder.appending(path: resources.lastPathComponent))
        }
        try files.copyItem(at: library, to: folder.appending(path: library.lastPathComponent))
        if !companions.isEmpty {
            let plugIns = folder.appending(path: Self.companionFolder)
            try files.createDirectory(at: plugIns, withIntermediateDirectories: true)
            for companion in companions {
                try files.copyItem(
                    at: companion, to: plugIns.appending(path: companion.lastPathComponent))
            }
        }
        for bundle in bundles {
            let place = folder.appending(path: bundle.lastPathComponent)
            guard !files.fileExists(atPath: place.path) else { continue }
            try files.copyItem(at: bundle, to: place)
        }
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .xml
        try encoder.encode(properties.mapValues(PropertyValue.init))
            .write(to: folder.appending(path: "Info.plist"))
    }

    /// The resource folders beside a library that its code names, so that it can use
    /// `Bundle.module`.
    private func resourceBundles() throws -> [URL] {
        try ([library] + companions).flatMap { library in
            // Build products are reached through a link, whose contents Foundation does not list.
            let folder = library.deletingLastPathComponent().resolvingSymlinksInPath()
            let siblings = try FileManager.default.contentsOfDirectory(
                at: folder, includingPropertiesForKeys: nil
            ).filter { $0.pathExtension == "resources" }
            if siblings.isEmpty { return [URL]() }
            let code = try Data(contentsOf: library, options: .alwaysMapped)
            return siblings.filter { code.range(of: Data($0.lastPathComponent.utf8)) != nil }
        }
    }

    /// Checks that a file is a usable shared library, before anything is written or started.
    static func checkLibrary(_ library: URL) throws {
        let magic: Data?
        do {
            magic = try openRegular(library).read(upToCount: 4)
        } catch let error as CommandError {
            throw error
        } catch {
            throw CommandError(
                "The library \(library.relativePath) cannot be read: "
                    + (OutputFile.reason(error) + hint(library)).stopped,
                exitCode: .notFound)
        }
        guard magic == Data([0x7f] + Array("ELF".utf8)) else {
            throw CommandError(
                "The file \(library.relativePath) is not a shared library; it must be the .so of a "
                    + "product with type: .dynamic, or what cc makes with -shared.")
        }
        // Copying and searching it would take minutes, and the host would not load the copy.
        let size = try? library.resourceValues(forKeys: [.fileSizeKey]).fileSize
        guard size ?? 0 <= HostPolicy.libraryLimit else {
            throw CommandError(
                "The library \(library.relativePath) has more than "
                    + "\(HostPolicy.libraryLimit >> 30) GB; a plugin may not have more.")
        }
    }

    /// Opens a file if it is a regular one; a pipe's writer is not waited for.
    private static func openRegular(_ file: URL) throws -> FileHandle {
        let descriptor = open(file.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw CommandError(
                "The file \(file.relativePath) is not a shared library: it is no regular file.")
        }
        return handle
    }

    /// Whether a folder is itself a resource that code finds by name, instead of holding resources.
    private static func isResource(_ folder: URL) -> Bool {
        ["xcassets", "lproj"].contains(folder.pathExtension)
    }

    /// Checks that a folder can be copied as resources, before anything is written.
    static func checkResources(_ folder: URL) throws {
        var isFolder = ObjCBool(false)
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
            throw CommandError(
                "The folder \(folder.relativePath) cannot be read: No such file or directory.",
                exitCode: .notFound)
        }
        guard isFolder.boolValue else {
            throw CommandError(
                "The file \(folder.relativePath) is not a folder of resources; name the folder "
                    + "that contains them.")
        }
        // What is written to these names would go to where the link leads.
        for name in ["Info.plist", companionFolder] {
            let path = folder.appending(path: name).path
            guard (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil else {
                throw CommandError(
                    "The resource \(folder.appending(path: name).relativePath) is a link, and the "
                        + "bundle's own \(name) would be written through it; take it out.")
            }
        }
        try checkKinds(folder)
    }

    /// Checks that copying a folder would not wait for the writer of a pipe, or for the end of a
    /// device.
    private static func checkKinds(_ folder: URL) throws {
        func check(_ kind: Any?, _ place: URL) throws {
            let kinds: Set<FileAttributeType> = [.typeRegular, .typeDirectory, .typeSymbolicLink]
            guard let kind = kind as? FileAttributeType, !kinds.contains(kind) else { return }
            throw CommandError(
                "The entry \(place.relativePath) is not a file that can be a resource; remove it.")
        }
        let files = FileManager.default
        try check((try? files.attributesOfItem(atPath: folder.path))?[.type], folder)
        let entries = files.enumerator(atPath: folder.path)
        while let entry = entries?.nextObject() as? String {
            try check(entries?.fileAttributes?[.type], folder.appending(path: entry))
        }
    }

    /// The reason why Swift may not have built a library, as the end of a sentence.
    private static func hint(_ library: URL) -> String {
        let target = LibraryName.target(of: library)
        let products = library.deletingLastPathComponent().appending(path: "\(target).build")
        guard FileManager.default.fileExists(atPath: products.path) else { return "" }
        return "; swift build makes it when the product has type: .dynamic"
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
