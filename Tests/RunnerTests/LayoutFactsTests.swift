import Foundation
import Testing
import WidgetWire

/// What was measured in SwiftUI, through a plugin in Swift, the header and the runner.
@Suite(.timeLimit(.minutes(8)))
struct LayoutFactsTests {
    /// Where groups of views have modifiers it matters that they are the whole of a widget.
    private static let rootsOnly: Set = ["fixed-group-root"]

    @Test func `Frames equal those measured in SwiftUI`() async throws {
        let runner = try await RunnerProcess.greeted(LayoutFactsPlugin.path())
        let answer = try runner.timeline("layout-facts") {
            $0.environments[0].metrics = .fonts
            $0.environments[0].width = 1000
            $0.environments[0].height = 1000
        }
        #expect(answer.entries.count == 1213)
        for entry in answer.entries { try check(entry.displayList.nodes) }
    }

    /// Views that are said in two ways: what begins with `l` and `r` lies alike, or mirrored in `root`.
    private func checkTwins(_ nodes: [DisplayNode], _ name: String, in root: Rect) throws {
        let isMirrored = name.hasPrefix("twin-mirror")
        // Views beside or behind each of several come as often as those.
        let twins = Dictionary(grouping: nodes) { $0.accessibilityIdentifier }
        var counts: [String: Int] = [:]
        for node in nodes where node.accessibilityIdentifier.first == "l" {
            let number = String(node.accessibilityIdentifier.dropFirst())
            let same = twins["r" + number] ?? []
            let index = counts[number, default: 0]
            counts[number] = index + 1
            try #require(same.indices.contains(index), "\(name): \(number)")
            let twin = same[index]
            let x = twin.frame.x
            let right = 2 * root.x + root.width - x - twin.frame.width
            let differences = [
                node.frame.x - (isMirrored ? right : x), node.frame.y - twin.frame.y,
                node.frame.width - twin.frame.width, node.frame.height - twin.frame.height,
            ]
            #expect(
                differences.allSatisfy { abs($0) < 0.01 },
                "\(name): \(number) is at \(node.frame) and \(twin.frame)")
        }
    }

    private func check(_ nodes: [DisplayNode]) throws {
        let root = try #require(nodes.first { $0.accessibilityIdentifier == "root" })
        let name = root.accessibilityLabel
        try #require(!name.isEmpty)
        if Self.rootsOnly.contains(name) { return }
        if name.hasPrefix("twin") { return try checkTwins(nodes, name, in: root.frame) }
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
}
