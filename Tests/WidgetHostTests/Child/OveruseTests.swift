import Foundation
import Glibc
import Logging
import Testing

@testable import WidgetHost

/// Resources of plugins that the kernel does not limit by itself.
@Suite(.timeLimit(.minutes(1))) struct OveruseTests {
    private let plugins: InstalledPlugins

    init() throws { plugins = try InstalledPlugins() }

    private var library: String { plugins.path("HidesWhatItUses") }

    /// How asking a widget of the fixture for a timeline fails.
    private func failure(
        _ kind: String, _ policy: HostPolicy, containers: String? = nil
    ) async throws -> HostError.Code? {
        try await plugins.install("HidesWhatItUses")
        return await failureOfNextHost(kind, policy, containers: containers)
    }

    /// How the same plugin's widget fails in a new host.
    private func failureOfNextHost(
        _ kind: String, _ policy: HostPolicy, containers: String? = nil
    ) async -> HostError.Code? {
        let host = plugins.host(policy: policy, containers: containers)
        var failure: HostError.Code?
        do throws(HostError) {
            _ = try await host.timeline(WidgetRequest(kind: kind, family: .systemSmall))
        } catch {
            failure = error.code
        }
        await host.shutDown()
        return failure
    }

    @Test(arguments: ["hides-memory", "hides-threads-memory"])
    func `Memory that was made read-only counts`(name: String) async throws {
        var policy = HostPolicy.patient
        policy.memoryLimit = 128 << 20
        let failure = try await failure("org.example.\(name)", policy)
        guard case .overMemory(library, let used, policy.memoryLimit) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(used > policy.memoryLimit)
    }

    @Test func `Bytes written to unlinked files count`() async throws {
        var policy = HostPolicy.patient
        policy.writingLimit = 40 << 20
        let failure = try await failure("org.example.hides-files", policy)
        #expect(failure == .tooMuchWritten(plugin: library, limit: policy.writingLimit))
    }

    @Test func `Bytes written under an earlier host count`() async throws {
        var policy = HostPolicy.patient
        policy.writingLimit = 40 << 20
        let kind = "org.example.hides-some-files"
        #expect(try await failure(kind, policy) == nil)
        // It may have ended before the first look.
        _ = await failureOfNextHost(kind, policy)
        #expect(
            await failureOfNextHost(kind, policy)
                == .tooMuchWritten(plugin: library, limit: policy.writingLimit))
    }

    @Test func `Use is forgiven second by second while no host runs`() throws {
        let folder = try TemporaryFolder()
        let bounds = ChildBounds(running: RateLimit(burst: 10, perSecond: 1))
        func excess(after seconds: Double) -> Overuse? {
            let file = "\(folder.path)/uses/plugin"
            let end = Date().timeIntervalSince1970 - seconds
            UseRecord(writing: 0, reading: 0, running: 20, date: end).write(to: file)
            let use = ChildUse()
            use.keep(in: file)
            return use.excess(of: bounds)
        }
        #expect(excess(after: 2) == .running(seconds: 10))
        #expect(excess(after: 60) == nil)
        #expect(excess(after: -60) == .running(seconds: 10), "from the future")
    }

    @Test func `Bytes written to unlinked files in a container in memory count`() async throws {
        var policy = HostPolicy.patient
        policy.writingLimit = 40 << 20
        let containers = try TemporaryFolder(in: "/dev/shm")
        try #require(FolderBound(path: containers.path, byteLimit: 0).mayBeInMemory)
        let failure = try await failure(
            "org.example.hides-files", policy, containers: containers.path)
        #expect(failure == .tooMuchWritten(plugin: library, limit: policy.writingLimit))
    }

    @Test(arguments: ["hides-filled-files", "hides-mapped-files"])
    func `Unlinked files in memory that are filled by mappings count`(name: String) async throws {
        var policy = HostPolicy.patient
        policy.containerLimit = 64 << 20
        let containers = try TemporaryFolder(in: "/dev/shm")
        let failure = try await failure("org.example.\(name)", policy, containers: containers.path)
        guard case .containerFull(library, _, policy.containerLimit) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
    }

    @Test(arguments: ["hides-open-files", "hides-threads-open-files"])
    func `Files that stay open because they are mapped count`(name: String) async throws {
        let policy = HostPolicy.patient
        let failure = try await failure("org.example.\(name)", policy)
        guard case .tooManyMappings(library, let count, policy.mappingLimit) = failure else {
            Issue.record("\(String(describing: failure))")
            return
        }
        #expect(count > policy.mappingLimit)
    }

    @Test func `Mappings of files with long paths count as more than can be read`() async throws {
        let policy = HostPolicy.patient
        let failure = try await failure("org.example.hides-long-paths", policy)
        #expect(
            failure
                == .tooManyMappings(
                    plugin: library, count: ProcessUse.mostMappings, limit: policy.mappingLimit))
    }

    @Test func `Watches of all epolls count together`() async throws {
        let policy = HostPolicy.patient
        let failure = try await failure("org.example.hides-watches", policy)
        #expect(failure == .tooManyWatches(plugin: library, limit: policy.watchLimit))
    }

    @Test func `Descriptors that were sent and not received count`() async throws {
        let policy = HostPolicy.patient
        let failure = try await failure("org.example.hides-descriptors", policy)
        #expect(
            failure
                == .tooManyInFlight(plugin: library, count: 25, limit: policy.inFlightLimit))
    }

    @Test func `Bytes read from disks again and again count`() async throws {
        var policy = HostPolicy.patient
        policy.readingLimit = 40 << 20
        let failure = try await failure("org.example.hides-reading", policy)
        #expect(failure == .tooMuchRead(plugin: library, limit: policy.readingLimit))
    }

    @Test func `Processor time that no request waits for counts`() async throws {
        let child = try await ChildProcess.start(
            ChildSpawn(
                executable: "/bin/sh", arguments: ["-c", "while :; do :; done"], environment: [:]),
            logLineLimit: 1,
            bounds: ChildBounds(running: RateLimit(burst: 0.1, perSecond: 0.25)),
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
        #expect(await child.ended() == .killed(signal: SIGKILL))
        #expect(child.overuse == .running(seconds: 0))
    }

    @Test func `Use is forgiven at the rate of its limit`() {
        let limit = RateLimit(burst: 10, perSecond: 0.5)
        var use = RateLimitUse()
        let uses: [(total: Double, seconds: Double)] = [
            (9, 0), (9, 100), (19, 0), (20, 2), (21, 0),
        ]
        let areAllowed = uses.map { use.note($0.total, after: $0.seconds, of: limit) }
        #expect(areAllowed == [true, true, true, true, false])
    }

    @Test func `No use exceeds an unbounded limit`() {
        var use = RateLimitUse()
        let isAllowed = use.note(.greatestFiniteMagnitude, after: 1, of: .unbounded)
        #expect(isAllowed)
    }
}
