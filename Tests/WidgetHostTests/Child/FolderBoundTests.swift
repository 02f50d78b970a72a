import Foundation
import Glibc
import Testing

@testable import WidgetHost

/// The size limit of a plugin's container.
@Suite struct FolderBoundTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func isExceeded(_ limit: Int) -> Bool {
        FolderBound(path: folder.path, byteLimit: limit).isExceeded
    }

    @Test func `A missing or empty folder never exceeds its bound`() {
        #expect(!FolderBound(path: "\(folder.path)/none", byteLimit: 0).isExceeded)
        #expect(!isExceeded(0))
    }

    @Test func `Files count at any depth`() throws {
        try folder.write(Data(count: 300_000), to: "a/b/c")
        #expect(isExceeded(300_000))
        #expect(!isExceeded(400_000))
    }

    @Test func `Empty files count too`() throws {
        for number in 0..<10 { try folder.write("", to: "\(number)") }
        #expect(isExceeded(10 * 16 * 1024 - 1))
        #expect(!isExceeded(10 * 16 * 1024))
    }

    @Test func `Files whose names are not UTF-8 count`() throws {
        let name = folder.path.utf8CString.dropLast() + [0x2F, -1, -2, 0]
        #expect(mkdir(Array(name), 0o700) == 0)
        let inside = name.dropLast() + [0x2F, -1, 0]
        let file = open(Array(inside), O_WRONLY | O_CREAT, 0o600)
        #expect(write(file, [UInt8](repeating: 1, count: 300_000), 300_000) == 300_000)
        close(file)
        #expect(isExceeded(300_000))
        #expect(!isExceeded(400_000))
    }

    @Test func `Symbolic links are not followed`() throws {
        try folder.write(Data(count: 300_000), to: "large/file")
        try folder.write("", to: "small/file")
        for (name, target) in [("up", ".."), ("itself", "itself"), ("large", "../large")] {
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.path)/small/\(name)", withDestinationPath: target)
        }
        #expect(!FolderBound(path: "\(folder.path)/small", byteLimit: 100_000).isExceeded)
    }

    @Test func `A tree that is too deep exceeds any bound`() throws {
        let deep = Array(repeating: "d", count: 100).joined(separator: "/")
        try folder.write("", to: "\(deep)/file")
        #expect(isExceeded(.max))
    }
}
