import Foundation
import Glibc
import Testing

@testable import WidgetHost

/// Files that are replaced between the look at them and their opening.
@Suite(.timeLimit(.minutes(1))) struct StampedFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `A file that is unchanged since its stamp is read`() throws {
        try folder.write("as it was", to: "file")
        let path = "\(folder.path)/file"
        let file = try FileHandle.reading(path, lookedAt: FileStamp(path: path))
        #expect(try file.readToEnd() == Data("as it was".utf8))
    }

    @Test func `A pipe in place of a stamped file is refused`() throws {
        try folder.write("as it was", to: "file")
        let path = "\(folder.path)/file"
        let stamp = try FileStamp(path: path)
        unlink(path)
        #expect(mkfifo(path, 0o600) == 0)
        #expect(throws: Errno(number: ESTALE)) { try FileHandle.reading(path, lookedAt: stamp) }
    }

    @Test func `A changed or missing file is refused`() throws {
        try folder.write("as it was", to: "file")
        let path = "\(folder.path)/file"
        let stamp = try FileStamp(path: path)
        try folder.write("larger than it was", to: "file")
        #expect(throws: Errno(number: ESTALE)) { try FileHandle.reading(path, lookedAt: stamp) }
        unlink(path)
        #expect(throws: Errno(number: ENOENT)) { try FileHandle.reading(path, lookedAt: stamp) }
    }
}
