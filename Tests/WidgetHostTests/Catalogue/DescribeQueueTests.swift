import Foundation
import Testing

@testable import WidgetHost

/// The order in which plugins are asked for descriptions.
@Suite struct DescribeQueueTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func plugins(_ names: String...) throws -> [PluginFile] {
        try names.map { try PluginFile(path: folder.writeLibrary($0, marker: $0)) }
    }

    private func policy(atOnce count: Int, silent: Int = 0) -> HostPolicy {
        var policy = HostPolicy()
        policy.describedAtOnce = count
        policy.silentAtOnce = silent
        return policy
    }

    /// The names of those that are to be asked now.
    private func take(_ queue: inout DescribeQueue) -> [String] {
        var names: [String] = []
        while let plugin = queue.takeNext() {
            names.append(URL(filePath: plugin.path).lastPathComponent)
        }
        return names
    }

    private func problem(_ plugin: PluginFile) -> DescribeQueue.Event {
        let problem = PluginProblem(path: plugin.path, reason: .crashed, message: "Crashed.")
        return .answered(plugin, .success(.problem(problem)))
    }

    @Test func `Plugins are asked in turn from each directory`() throws {
        let plugins = try plugins("a/1.so", "a/2.so", "a/3.so", "b/4.so", "c/5.so", "c/6.so")
        var queue = DescribeQueue(plugins, policy: policy(atOnce: 6))
        #expect(take(&queue) == ["1.so", "4.so", "5.so", "2.so", "6.so", "3.so"])
    }

    @Test func `Plugins that timed out before are asked last`() throws {
        let late = try plugins("a/1.so", "b/2.so")
        let new = try plugins("b/3.so", "b/4.so")
        var queue = DescribeQueue(new, again: late, policy: policy(atOnce: 4))
        #expect(take(&queue) == ["3.so", "4.so", "1.so", "2.so"])
    }

    @Test func `The number of plugins that are asked at once is limited`() throws {
        let plugins = try plugins("1.so", "2.so", "3.so")
        var queue = DescribeQueue(plugins, policy: policy(atOnce: 2))
        #expect(take(&queue) == ["1.so", "2.so"])
        queue.note(.answered(plugins[1], .success(.widgets(.oneWidget("org.example.2")))))
        #expect(take(&queue) == ["3.so"])
        #expect(queue.described.keys.map(\.path) == [plugins[1].path])
        #expect(!queue.isIdle)
    }

    @Test func `Plugins that are slow to answer make room for a limited number of others`() throws {
        let plugins = try plugins("1.so", "2.so", "3.so")
        var queue = DescribeQueue(plugins, policy: policy(atOnce: 1, silent: 1))
        #expect(take(&queue) == ["1.so"])
        queue.note(.waited(plugins[0]))
        #expect(take(&queue) == ["2.so"])
        queue.note(.waited(plugins[1]))
        #expect(take(&queue) == [])
        queue.note(problem(plugins[0]))
        #expect(take(&queue) == ["3.so"])
    }

    @Test func `A plugin that has answered does not count as slow`() throws {
        let plugins = try plugins("1.so", "2.so", "3.so")
        var queue = DescribeQueue(plugins, policy: policy(atOnce: 1, silent: 1))
        _ = take(&queue)
        queue.note(problem(plugins[0]))
        queue.note(.waited(plugins[0]))
        #expect(take(&queue) == ["2.so"])
    }

    @Test func `No plugin is asked after the failure budget is used up`() throws {
        let plugins = try plugins("1.so", "2.so", "3.so")
        var policy = policy(atOnce: 1)
        policy.describeFailureBudget = .zero
        var queue = DescribeQueue(plugins, policy: policy)
        #expect(take(&queue) == ["1.so"])
        queue.note(.answered(plugins[0], .success(.widgets(.oneWidget("org.example.1")))))
        #expect(take(&queue) == ["2.so"])
        queue.note(problem(plugins[1]))
        #expect(take(&queue) == [])
        #expect(queue.isIdle)
    }

    @Test func `No plugin is asked after an error of the host`() throws {
        let plugins = try plugins("1.so", "2.so")
        var queue = DescribeQueue(plugins, policy: policy(atOnce: 1))
        _ = take(&queue)
        queue.note(.answered(plugins[0], .failure(HostError(.cancelled))))
        #expect(take(&queue) == [])
        #expect(queue.failure?.code == .cancelled)
    }
}
