import Foundation
import Testing
import UniformTypeIdentifiers

@Suite("A type of files")
struct FileTypeTests {
    @Test func `is found by its extension, and conforms to others`() {
        #expect(UTType(filenameExtension: "PNG") == .png)
        #expect(UTType.png.conforms(to: .image))
        #expect(!UTType.png.conforms(to: .text))
        #expect(UTType.json.preferredMIMEType == "application/json")
    }

    @Test func `gives files its extension, once`() {
        let folder = URL(fileURLWithPath: "/tmp")
        let names = ["cache", "cache.json"].map {
            folder.appendingPathComponent($0, conformingTo: .json).lastPathComponent
        }
        #expect(names == ["cache.json", "cache.json"])
        #expect(
            folder.appendingPathComponent("a").appendingPathExtension(for: .png).lastPathComponent
                == "a.png")
    }
}
