import Testing
import WidgetWire

/// Containers whose functions are a C plugin's.
@Suite(.timeLimit(.minutes(2)))
struct OwnLayoutTests {
    @Test func `Children lie where the plugin puts them, by what they ask for`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("OwnLayout"))
        let nodes = try runner.timeline("org.example.own-layout").entries[0].displayList.nodes
        let frames = nodes.filter { !$0.accessibilityIdentifier.isEmpty }.map(\.frame)
        #expect(frames.map(\.x) == [69 + 5, 69 + 20])
        #expect(frames.map(\.y) == [69 + 5, 69 + 20])
        #expect(frames.map(\.width) == [10, 10])
    }

    @Test func `Nonsense from a layout's functions leaves the rest of the widget alone`()
        async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library("OwnLayout"))
        let nodes = try runner.timeline("org.example.wild-layout").entries[0].displayList.nodes
        let beside = try #require(nodes.first { $0.accessibilityIdentifier == "beside" })
        #expect(beside.frame.width == 10)
        #expect(nodes.allSatisfy { $0.frame.x.isFinite && $0.frame.y.isFinite })
    }
}
