import ByteMutation
import Foundation
import Testing
import WidgetWire

@testable import WidgetHost

/// The `Info.plist` of a bundle as a broken or hostile one may be: the host reads it in its own
/// process.
@Suite(.timeLimit(.minutes(2)))
struct MutatedManifestTests {
    private static let rounds = 1_000

    @Test func `A mutated manifest is read safely or refused`() throws {
        let folder = try TemporaryFolder()
        let original = [UInt8](try Self.manifest())
        var mutation = ByteMutation(seed: UInt64(original.count))
        var readable = 0
        for _ in 0..<Self.rounds {
            let bytes = mutation.mutated(original)
            try folder.write(Data(bytes), to: "Odd.widgetbundle/Info.plist")
            let start = ContinuousClock.now
            if let manifest = try? BundleManifest(folder: "\(folder.path)/Odd.widgetbundle") {
                readable += 1
                // Its texts are printable, and its library is in the bundle.
                let shown = [
                    manifest.info.identifier, manifest.info.name, manifest.info.version,
                ]
                for text in shown {
                    let steers = text.unicodeScalars.contains(where: \.steersTerminal)
                    #expect(!steers, "\(bytes)")
                }
                let file = manifest.library.dropFirst("\(folder.path)/Odd.widgetbundle/".count)
                #expect(!file.isEmpty && !file.contains("/") && file != "..", "\(bytes)")
            }
            #expect(ContinuousClock.now - start < .seconds(10), "\(bytes)")
        }
        // Otherwise this would test nothing but the first check.
        #expect(readable > Self.rounds / 100)
    }

    @Test(arguments: [("<array>", "</array>"), ("<dict><key>a</key>", "</dict>"), ("<array>", "")])
    func `A deeply nested manifest is read or refused`(
        opening: String, closing: String
    ) throws {
        let folder = try TemporaryFolder()
        let text = String(decoding: try Self.manifest(), as: UTF8.self)
        let end = try #require(text.range(of: "</dict>\n</plist>", options: .backwards))
        let depth = (32 * 1024 - text.utf8.count - 16) / (opening.utf8.count + closing.utf8.count)
        let nest =
            "<key>nest</key>" + String(repeating: opening, count: depth)
            + String(repeating: closing, count: depth)
        try folder.write(
            text.replacingCharacters(in: end, with: nest + text[end]),
            to: "Deep.widgetbundle/Info.plist")
        let manifest = try? BundleManifest(folder: "\(folder.path)/Deep.widgetbundle")
        #expect(manifest == nil || manifest?.info.identifier == "org.example.odd")
    }

    private static func manifest() throws -> Data {
        let keys: [String: Any] = [
            "CFBundleIdentifier": "org.example.odd", "CFBundleName": "Odd",
            "CFBundleExecutable": "libOdd.so", "CFBundleShortVersionString": "1.0",
            "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"],
            "numbers": [1, 2.5, true], "when": Date(timeIntervalSince1970: 0),
            "bytes": Data([1, 2, 3]),
        ]
        return try PropertyListSerialization.data(
            fromPropertyList: keys, format: .xml, options: 0)
    }
}
