import Foundation
import Testing

@Suite("What a target's files see without importing it")
struct FoundationSourceTests {
    @Test(
        "is Foundation's additions, and CoreImage where UIKit is imported",
        arguments: [
            ("import Foundation\n", false), ("import SwiftUI\nimport UIKit\n", true),
            ("@testable import UIKit // views\n", true), ("// import UIKit\n", false),
            ("import UIKitExtensions\n", false),
        ])
    func exports(source: String, seesCoreImage: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Author.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        #expect(try FixturePlugins.made("foundation", in: folder, of: file).status == 0)
        let made = try String(contentsOf: folder.appending(path: "Made.swift"), encoding: .utf8)
        #expect(made.contains("@_exported import PortholeFoundation\n"))
        #expect(made.contains("@_exported import CoreImage\n") == seesCoreImage)
    }
}
