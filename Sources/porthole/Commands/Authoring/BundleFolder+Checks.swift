import Foundation
import WidgetHost

/// Checks of what is to go into a bundle, before anything is written or started.
extension BundleFolder {
    /// Checks that a file is a usable shared library.
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
                "The file \(file.relativePath) is not a shared library: it is not a regular file.")
        }
        return handle
    }

    /// The reason why Swift may not have built a library, as the end of a sentence.
    private static func hint(_ library: URL) -> String {
        let target = LibraryName.target(of: library)
        let products = library.deletingLastPathComponent().appending(path: "\(target).build")
        guard FileManager.default.fileExists(atPath: products.path) else { return "" }
        return "; swift build makes it when the product has type: .dynamic"
    }

    /// Checks that a folder can be copied as resources.
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
        try checkFileTypes(in: folder)
    }

    /// Checks that copying a folder would not wait for the writer of a pipe, or for the end of a
    /// device.
    static func checkFileTypes(in folder: URL) throws {
        func check(_ type: Any?, _ place: URL) throws {
            let copied: Set<FileAttributeType> = [.typeRegular, .typeDirectory, .typeSymbolicLink]
            guard let type = type as? FileAttributeType, !copied.contains(type) else { return }
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
}
