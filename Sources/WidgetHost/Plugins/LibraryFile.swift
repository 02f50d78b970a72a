import Foundation

/// A shared library that has been examined, but not loaded.
struct LibraryFile {
    let stamp: FileStamp

    /// Checks that the file exists, can be read, and is a shared library for this machine.
    ///
    /// - Parameter plugin: The path of the plugin that has the problem if it is not.
    init(path: String, of plugin: String) throws(PluginProblem) {
        func problem(_ reason: ProblemReason, _ message: String) -> PluginProblem {
            PluginProblem(path: plugin, reason: reason, message: message)
        }
        do throws(Errno) {
            stamp = try FileStamp(path: path)
        } catch {
            throw problem(.unreadable, "The library \(path) cannot be read: \(error.words).")
        }
        guard stamp.isRegular else {
            throw problem(
                .unreadable,
                "\(path) is not a file; a plugin is a shared library or a bundle "
                    + "folder.")
        }
        guard stamp.size <= HostPolicy.libraryLimit else {
            throw problem(
                .unreadable,
                "The library \(path) has more than \(HostPolicy.libraryLimit >> 30) GB; "
                    + "link it without what it does not need.")
        }
        let file: FileHandle
        do throws(Errno) {
            file = try .reading(path, lookedAt: stamp)
        } catch {
            throw problem(
                .unreadable,
                "The library \(path) cannot be read: \(error.words); check its permissions.")
        }
        defer { try? file.close() }
        let header = (try? file.read(upToCount: ElfHeader.byteCount)).flatMap(
            ElfHeader.init(bytes:))
        guard let header else {
            throw problem(.notALibrary, "\(path) is not a shared library; build it with -shared.")
        }
        guard header.isForThisMachine else {
            throw problem(
                .notALibrary,
                "\(path) was built for another kind of machine; build it for \(ElfHeader.thisMachine)."
            )
        }
        guard header.isSharedObject else {
            throw problem(
                .notALibrary,
                "\(path) is an object file or program, not a shared library; link it with -shared.")
        }
        // The loader maps segments beyond the end, and a process that touches them is killed.
        guard header.segmentsFit(in: file, size: UInt64(stamp.size)) else {
            throw problem(.notALibrary, "\(path) is cut off; copy or build it once more.")
        }
    }
}
