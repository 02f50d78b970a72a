import Foundation
import Testing
import WidgetWire

/// What was measured in SwiftUI, through a plugin in Swift, the header and the runner.
@Suite(.timeLimit(.minutes(8)))
struct LayoutFactsTests {
    /// Where groups of views have modifiers it matters that they are the whole of a widget.
    private static let rootsOnly: Set = ["fixed-group-root"]

    @Test func framesAreSwiftUIs() async throws {
        let runner = try await RunnerProcess.greeted(Self.plugin())
        let answer = try runner.timeline("layout-facts") {
            $0.environments[0].metrics = .fonts
            $0.environments[0].width = 1000
            $0.environments[0].height = 1000
        }
        #expect(answer.entries.count == 498)
        for entry in answer.entries { try check(entry.displayList.nodes) }
    }

    private func check(_ nodes: [DisplayNode]) throws {
        let root = try #require(nodes.first { $0.accessibilityIdentifier == "root" })
        let name = root.accessibilityLabel
        try #require(!name.isEmpty)
        if Self.rootsOnly.contains(name) { return }
        for expected in root.accessibilityValue.split(separator: " ") {
            let parts = expected.split(separator: ":")
            let node = try #require(
                nodes.first { $0.accessibilityIdentifier == parts[0] }, "\(name): \(parts[0])")
            let actual = [
                node.frame.x - root.frame.x, node.frame.y - root.frame.y, node.frame.width,
                node.frame.height,
            ]
            for (expected, actual) in zip(parts[1].split(separator: ","), actual) {
                guard let expected = Double(expected) else { continue }
                #expect(abs(expected - actual) < 0.01, "\(name): \(parts[0]) is at \(node.frame)")
            }
        }
    }

    /// Builds the plugin as a stranger would.
    private static func plugin() throws -> String {
        let sdk = URL(filePath: #filePath).appending(path: "../../../SDK").standardized
        let products = sdk.appending(path: ".build/fixtures").path
        let build = Process()
        build.executableURL = URL(filePath: "/usr/bin/env")
        build.arguments = [
            "swift", "build", "--configuration", "release", "--product", "LayoutFacts",
            "--package-path", sdk.appending(path: "Tests/Fixtures").path,
            "--scratch-path", products,
        ]
        build.standardOutput = FileHandle.standardError
        try build.run()
        build.waitUntilExit()
        guard build.terminationStatus == 0 else { throw NotCompiledError(plugin: "LayoutFacts") }
        return products + "/release/libLayoutFacts.so"
    }
}
