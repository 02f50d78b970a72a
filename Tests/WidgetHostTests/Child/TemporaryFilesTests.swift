import Foundation
import Glibc
import Testing

@testable import WidgetHost

/// The removal of a plugin's temporary files.
@Suite(.timeLimit(.minutes(1))) struct TemporaryFilesTests {
    private let folder: TemporaryFolder
    private var files: TemporaryFiles

    init() throws {
        folder = try TemporaryFolder()
        files = TemporaryFiles(path: "\(folder.path)/tmp")
        files.patience = .seconds(30)
    }

    private var left: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: files.path).sorted() }
    }

    @Test func `Everything in the folder is removed, and the folder stays`() throws {
        files.removeUnlessUsed()  // while there is nothing
        for name in ["a", "b/c/d", "b/e", "removed-1/x", "removed-2"] {
            try folder.write("", to: "tmp/\(name)")
        }
        try FileManager.default.createDirectory(
            atPath: "\(files.path)/empty/inside", withIntermediateDirectories: true)
        mkfifo("\(files.path)/pipe", 0o600)
        chmod("\(files.path)/b/c", 0)
        // A name that is not UTF-8.
        let odd = files.path.utf8CString.dropLast() + [0x2F, -1, 0]
        #expect(mkdir(Array(odd), 0o700) == 0)
        close(open(Array(odd.dropLast() + [0x2F, -2, 0]), O_WRONLY | O_CREAT, 0o600))
        files.removeUnlessUsed()
        #expect(try left == [])
    }

    @Test func `Folders are removed however deep they are`() throws {
        try folder.write("", to: "tmp/file")
        var inner = open(files.path, O_RDONLY | O_DIRECTORY)
        for _ in 0..<3_000 {
            mkdirat(inner, "d", 0o700)
            let next = openat(inner, "d", O_RDONLY | O_DIRECTORY)
            close(inner)
            inner = next
        }
        #expect(inner >= 0)
        close(inner)
        files.removeUnlessUsed()
        #expect(try left == [])
    }

    @Test func `Symbolic links are removed, not followed`() throws {
        let kept = try folder.write("kept", to: "beside/file")
        try folder.write("", to: "tmp/file")
        for name in ["tmp/link", "tmp/folder/link"] {
            try FileManager.default.createDirectory(
                atPath: "\(files.path)/folder", withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                atPath: "\(folder.path)/\(name)", withDestinationPath: "\(folder.path)/beside")
        }
        files.removeUnlessUsed()
        #expect(try left == [])
        try FileManager.default.removeItem(atPath: files.path)
        try FileManager.default.createSymbolicLink(
            atPath: files.path, withDestinationPath: "\(folder.path)/beside")
        files.removeUnlessUsed()
        #expect(!FileManager.default.fileExists(atPath: files.path))
        #expect(try String(contentsOfFile: kept, encoding: .utf8) == "kept")
    }

    @Test func `Removing stops when its time is up, and goes on at the next start`() throws {
        try folder.write("", to: "tmp/file")
        var hasty = files
        hasty.patience = .zero
        hasty.removeUnlessUsed()
        #expect(try left == ["file"])
        files.removeUnlessUsed()
        #expect(try left == [])
    }

    @Test func `Files that a running process uses stay`() throws {
        try folder.write("", to: "tmp/file")
        let user = open(files.path, O_RDONLY | O_DIRECTORY)
        flock(user, LOCK_SH)
        files.removeUnlessUsed()
        #expect(try left == ["file"])
        close(user)
        files.removeUnlessUsed()
        #expect(try left == [])
    }

    @Test func `A new process finds only the files of others that run`() async throws {
        let plugins = try InstalledPlugins()
        try await plugins.install("LeavesTemporaryFiles")
        let path = "\(plugins.folder.path)/containers/LeavesTemporaryFiles/tmp"
        let request = WidgetRequest(
            kind: "org.example.leaves-temporary-files", family: .systemSmall)
        func count() throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: path).count
        }
        let (first, second, third) = (plugins.host(), plugins.host(), plugins.host())
        for expected in 1...2 {
            _ = try await first.timeline(request)
            #expect(try count() == expected)
        }
        _ = try await second.timeline(request)
        #expect(try count() == 3)
        await first.shutDown()
        await second.shutDown()
        _ = try await third.timeline(request)
        #expect(try count() == 1)
        await third.shutDown()
    }
}
