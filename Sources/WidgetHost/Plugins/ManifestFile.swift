package import Foundation

/// Reads an `Info.plist` that anybody may have written.
package enum ManifestFile {
    /// The greatest size of a manifest; an honest one is smaller.
    ///
    /// Foundation overflows its stack at some 8,000 nested tags, which need more bytes than this.
    private static let sizeLimit = 32 * 1024

    /// The reason why a manifest cannot be used.
    package struct Problem: Error {
        /// The reason, in words that follow the manifest's path.
        package let words: String
    }

    /// Reads a manifest; what is not a regular file is not waited for.
    package static func read(_ path: String) throws(Problem) -> Data {
        let stamp: FileStamp
        do throws(Errno) {
            stamp = try FileStamp(path: path)
        } catch {
            throw Problem(words: "cannot be read: \(error.words)")
        }
        return try read(path, stamp)
    }

    /// Reads a manifest that was stamped before.
    static func read(_ path: String, _ stamp: FileStamp) throws(Problem) -> Data {
        guard stamp.isRegular, stamp.size <= sizeLimit else {
            throw Problem(words: "is not a file of at most \(sizeLimit / 1024) KiB")
        }
        guard let data = contents(path, stamp) else {
            throw Problem(words: "cannot be read; check its permissions")
        }
        // Foundation traps at some damaged ones, which would end every command, and takes any
        // amount of memory for others.
        guard !data.starts(with: Array("bplist".utf8)) else {
            throw Problem(
                words: "is a binary property list; write it as XML, as plistutil and "
                    + "'plutil -convert xml1' do")
        }
        return data
    }

    /// Reads no more than the stamped size; nil when that fails.
    ///
    /// A link may lead to a kernel file, which has no size and no end, or which blocks.
    private static func contents(_ path: String, _ stamp: FileStamp) -> Data? {
        guard stamp.size > 0 else { return Data() }
        guard let file = try? FileHandle.reading(path, lookedAt: stamp) else { return nil }
        defer { try? file.close() }
        return try? file.read(upToCount: Int(stamp.size)) ?? Data()
    }
}
