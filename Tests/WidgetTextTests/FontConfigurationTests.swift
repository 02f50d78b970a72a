import FoundationEssentials
import Testing

@testable import WidgetText

@Suite struct FontConfigurationTests {
    @Test func `The font configuration has the font directories and the cache`() throws {
        let text = FontConfigurationText.make(
            fontDirectories: ["/fonts & more"], cacheDirectory: "/cache")
        #expect(text.contains("<dir>/fonts &amp; more</dir>"))
        #expect(text.contains("<cachedir>/cache</cachedir>"))
    }

    @Test func `Writing the same font configuration again keeps the file`() throws {
        let directory = FileManager.default.temporaryDirectory.path + "/fonts-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: directory) }
        // A file that is replaced is another one.
        func number(_ file: String) throws -> UInt64? {
            let attributes = try FileManager.default.attributesOfItem(atPath: file)
            return attributes[.systemFileNumber] as? UInt64
        }
        let first = try FontConfiguration.write(in: directory)
        let written = try #require(try number(first.file))
        #expect(try FontConfiguration.write(in: directory) == first)
        #expect(try number(first.file) == written)
        _ = try FontConfiguration.write(in: directory, fontDirectories: ["/fonts"])
        #expect(try number(first.file) != written)
    }

    /// Plugins can lock what they read, and fontconfig waits for locks on what it writes.
    @Test func `Sharing the cache copies it for runners, and removes old files`() throws {
        let directory = FileManager.default.temporaryDirectory.path + "/fonts-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: directory) }
        let fonts = try FontConfiguration.write(in: directory, fontDirectories: ["/nowhere"])
        #expect(fonts.runnerFile != fonts.file)
        let (cache, copy) = (directory + "/fontconfig", directory + "/runners/fontconfig")
        func names(in folder: String) throws -> Set<String> {
            Set(try FileManager.default.contentsOfDirectory(atPath: folder))
        }
        try FileManager.default.createDirectory(atPath: cache, withIntermediateDirectories: true)
        #expect(FileManager.default.createFile(atPath: cache + "/a", contents: Data("1".utf8)))
        fonts.shareCache()
        #expect(try names(in: copy) == ["a"])
        #expect(FileManager.default.createFile(atPath: cache + "/b", contents: Data("2".utf8)))
        try FileManager.default.removeItem(atPath: cache + "/a")
        fonts.shareCache()
        #expect(try names(in: copy) == ["b"])
        #expect(FileManager.default.contents(atPath: copy + "/b") == Data("2".utf8))
    }

    @Test func `An error names a font configuration that cannot be written`() {
        let error = #expect(throws: TextEngineError.self) {
            try FontConfiguration.write(in: "/proc/porthole")
        }
        #expect(
            error?.description == "Cannot write the font configuration /proc/porthole/fonts.conf: "
                + "No such file or directory.")
    }

    @Test func `An error names a missing font configuration`() {
        let error = #expect(throws: TextEngineError.self) {
            try PangoTextEngine(fonts: FontConfiguration(file: "/nowhere/fonts.conf"))
        }
        #expect(error == .badFontConfiguration(path: "/nowhere/fonts.conf"))
    }

    @Test func `The user's font directory comes last`() {
        let home = FontConfiguration.standardFontDirectories(environment: ["HOME": "/home/a"])
        #expect(home.last == "/home/a/.local/share/fonts")
        let data = FontConfiguration.standardFontDirectories(
            environment: ["HOME": "/home/a", "XDG_DATA_HOME": "/data"])
        #expect(data.last == "/data/fonts")
    }
}
