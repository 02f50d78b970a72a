import Testing
import WidgetWire

/// Layouts whose functions are those of a C plugin.
@Suite(.timeLimit(.minutes(2)))
struct OwnLayoutTests {
    @Test func `Children are placed where the plugin's layout puts them`() async throws {
        let runner = try await RunnerProcess.greeted(Fixture.library("OwnLayout"))
        let nodes = try runner.timeline("org.example.own-layout").entries[0].displayList.nodes
        let frames = nodes.filter { !$0.accessibilityIdentifier.isEmpty }.map(\.frame)
        #expect(frames.map(\.x) == [69 + 5, 69 + 20])
        #expect(frames.map(\.y) == [69 + 5, 69 + 20])
        #expect(frames.map(\.width) == [10, 10])
    }

    @Test func `Invalid results of a plugin's layout do not move other views`()
        async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library("OwnLayout"))
        let nodes = try runner.timeline("org.example.wild-layout").entries[0].displayList.nodes
        let beside = try #require(nodes.first { $0.accessibilityIdentifier == "beside" })
        #expect(beside.frame.width == 10)
        #expect(nodes.allSatisfy { $0.frame.x.isFinite && $0.frame.y.isFinite })
    }
}
