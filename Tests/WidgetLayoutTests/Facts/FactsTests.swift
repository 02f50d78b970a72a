import Testing
import WidgetWire

@testable import WidgetLayout

/// A view, what it is offered (nil: its ideal size) and where SwiftUI puts what is inside; `_` in a frame
/// is what was not measured.
struct MeasuredFact: Sendable, CustomTestStringConvertible {
    let name: String
    let width: Double?
    let height: Double?
    let frames: String
    let view: @Sendable () -> [any Recorded]

    init(
        _ name: String, width: Double?, height: Double?, frames: String,
        @Views view: @escaping @Sendable () -> [any Recorded]
    ) {
        self.name = name
        self.width = width
        self.height = height
        self.frames = frames
        self.view = view
    }

    var testDescription: String { name }
}

@Suite struct FactsTests {
    @Test(
        arguments: SpacingFacts.all + FrameFacts.all + ContainerFacts.all + GridFacts.all
            + StackFacts.all + GridRoomFacts.all + GridCellFacts.all + LengthFacts.all
            + NegativeLengthFacts.all + AlignmentFacts.all + BoundsFacts.all + GridRowFacts.all
            + LazyTrackFacts.all)
    func `Frames equal those measured in SwiftUI`(_ fact: MeasuredFact) throws {
        let frames = try Self.frames(of: fact)
        let measured = fact.frames.split(separator: " ")
        try #require(!measured.isEmpty)
        for expected in measured {
            let parts = expected.split(separator: ":")
            let numbers = parts[1].split(separator: ",").map { Double($0) }
            let actual = try #require(frames[String(parts[0])])
            try #require(numbers.count == actual.count)
            for (expected, actual) in zip(numbers, actual) {
                guard let expected else { continue }
                #expect(
                    abs(expected - actual) < 0.01,
                    "\(fact.name): \(parts[0]) is at \(frames), SwiftUI's at \(fact.frames)")
            }
        }
    }

    /// Frames of the marked views, from the corner of the whole view.
    private static func frames(of fact: MeasuredFact) throws -> [String: [Double]] {
        let proposal = Proposal(width: fact.width, height: fact.height)
        let (root, nodes) = try Drawing.draw(proposal, fact.view())
        var frames = ["root": [0, 0, root.width, root.height]]
        for node in nodes where !node.accessibilityIdentifier.isEmpty {
            frames[node.accessibilityIdentifier] = [
                node.frame.x, node.frame.y, node.frame.width, node.frame.height,
            ]
        }
        return frames
    }
}
