import Testing
import WidgetWire

/// Descriptions and entries of previews.
@Suite(.timeLimit(.minutes(2)))
struct PreviewTests {
    @Test func `Previews are listed only when they are asked for`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("Previews"))
        #expect(try runner.describe().previews.isEmpty)
        let previews = try runner.describe(previews: true).previews
        #expect(previews.map(\.id) == ["first", "view", "empty", "edge", "snug"])
        #expect(
            previews.map(\.families) == [
                [.systemSmall, .systemMedium], [], [.systemSmall], [.systemSmall], [],
            ])
        #expect(previews[1].width == 100 && previews[1].height == 50)
        #expect(previews[0].name == "Named" && previews[0].source == "Previews.c:1")
    }

    @Test(arguments: ["first", "view"])
    func `A preview is drawn with all its entries`(id: String) async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("Previews"))
        let answer = try runner.timeline(id) { $0.purpose = .preview }
        #expect(answer.entries.map(\.displayList.texts) == [["Now"], ["A minute later"]])
    }

    @Test func `A preview of a widget without margins reaches its edges`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("Previews"))
        let answer = try runner.timeline("edge") { $0.purpose = .preview }
        let list = try #require(answer.entries.first?.displayList)
        let sizes = list.nodes.map { [$0.frame.width, $0.frame.height] }
        #expect(!sizes.isEmpty && sizes.allSatisfy { $0 == [158, 158] }, "\(sizes)")
    }

    @Test func `A preview without entries and an unknown one are refused`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("Previews"))
        let empty = #expect(throws: RefusedError.self) {
            try runner.timeline("empty") { $0.purpose = .preview }
        }
        #expect(empty?.reason == .emptyTimeline)
        let unknown = #expect(throws: RefusedError.self) {
            try runner.timeline("none") { $0.purpose = .preview }
        }
        #expect(unknown?.reason == .unknownKind)
    }
}
