import Foundation
import Glibc
import Logging
import Testing
import WidgetWire

@testable import WidgetHost

/// The cache of descriptions, in real SQLite files.
@Suite(.timeLimit(.minutes(1))) struct CatalogueStoreTests {
    private let folder: TemporaryFolder
    private let plugin: PluginFile

    init() throws {
        folder = try TemporaryFolder()
        plugin = try PluginFile(path: folder.writeLibrary("a.so"))
    }

    private func open(
        _ runner: String = "runner 1", locale: String = "en_US"
    ) -> CatalogueStore? {
        CatalogueStore(
            directory: "\(folder.path)/cache/porthole", runner: runner, locale: locale,
            logger: Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() }))
    }

    private func kinds(_ described: [PluginFile: DescribedPlugin]) -> [String] {
        described.values.flatMap { words -> [String] in
            if case .widgets(let description) = words {
                description.widgets.map(\.kind)
            } else {
                []
            }
        }
    }

    @Test func `A description is read from the cache by another store`() async throws {
        try await #require(open()).remember([plugin: .widgets(.oneWidget("org.example.clock"))])
        let found = try await #require(open()).described([plugin])
        #expect(kinds(found) == ["org.example.clock"])
    }

    @Test func `A description is forgotten when the plugin or the runner changes`() async throws {
        let store = try #require(open())
        await store.remember([plugin: .widgets(.oneWidget("org.example.clock"))])
        #expect(await open("runner 2")?.described([plugin]).isEmpty == true)
        let changed = try PluginFile(path: folder.writeLibrary("a.so", marker: "new"))
        #expect(await store.described([changed]).isEmpty)
        await store.remember([changed: .widgets(.oneWidget("org.example.other"))])
        #expect(kinds(await store.described([changed])) == ["org.example.other"])
    }

    @Test func `Each locale has its own descriptions`() async throws {
        let (english, german) = try (#require(open()), #require(open(locale: "de_DE")))
        await english.remember([plugin: .widgets(.oneWidget("org.example.clock"))])
        #expect(await german.described([plugin]).isEmpty)
        await german.remember([plugin: .widgets(.oneWidget("org.example.uhr"))])
        #expect(kinds(await english.described([plugin])) == ["org.example.clock"])
        #expect(kinds(await german.described([plugin])) == ["org.example.uhr"])
        let changed = try PluginFile(path: folder.writeLibrary("a.so", marker: "new"))
        await german.remember([changed: .widgets(.oneWidget("org.example.uhr"))])
        #expect(await english.described([plugin]).isEmpty)
    }

    @Test func `Only the latest locales of a plugin are kept`() async throws {
        let start = Date(timeIntervalSince1970: 1_000)
        let locales = (0..<9).map { "en_\($0)" }
        for (seconds, locale) in locales.enumerated() {
            try await #require(open(locale: locale)).remember(
                [plugin: .widgets(.oneWidget("org.example.clock"))], now: start + Double(seconds))
        }
        var known: [String] = []
        for locale in locales
        where try await !#require(open(locale: locale)).described([plugin]).isEmpty {
            known.append(locale)
        }
        #expect(known == Array(locales.dropFirst()))
    }

    @Test func `A timeout in one locale holds for all locales`() async throws {
        let store = try #require(open())
        let timeout = DescribedPlugin.problem(
            PluginProblem(path: plugin.path, reason: .timedOut, message: "Too late."))
        await store.remember([plugin: timeout])
        #expect(await open(locale: "de_DE")?.backOffs([plugin])[plugin]?.timeouts == 1)
        await open(locale: "fr_FR")?.remember([plugin: .widgets(.oneWidget("org.example.clock"))])
        #expect(await open(locale: "de_DE")?.backOffs([plugin]).isEmpty == true)
    }

    @Test func `Only problems that a change of the file can mend are remembered`() async throws {
        let store = try #require(open())
        for reason in ProblemReason.allCases {
            let problem = PluginProblem(path: plugin.path, reason: reason, message: "Because.")
            await store.remember([plugin: .problem(problem)])
            let isFinal: Set<ProblemReason> = [
                .missingEntry, .abiVersion, .noWidgets, .duplicateKind,
            ]
            guard isFinal.contains(reason) else { continue }
            guard case .problem(let found) = await store.described([plugin])[plugin] else {
                Issue.record("\(reason) is forgotten")
                continue
            }
            #expect(found == problem)
        }
        for reason in ProblemReason.allCases {
            let described = DescribedPlugin.problem(
                PluginProblem(path: plugin.path, reason: reason, message: ""))
            #expect(
                described.isFinal
                    == [.missingEntry, .abiVersion, .noWidgets, .duplicateKind].contains(reason))
        }
    }

    private func backOff(_ store: CatalogueStore) async -> DescribeBackOff? {
        await store.backOffs([plugin])[plugin]
    }

    @Test func `A timeout is remembered with its count and the former kinds`()
        async throws
    {
        let store = try #require(open())
        let timeout = DescribedPlugin.problem(
            PluginProblem(path: plugin.path, reason: .timedOut, message: "Too late."))
        await store.remember([plugin: .widgets(.oneWidget("org.example.clock"))])
        #expect(await backOff(store) == nil)
        let start = Date(timeIntervalSince1970: 1_000)
        await store.remember([plugin: timeout], asked: start, now: start + 5)
        #expect(
            await backOff(store)
                == DescribeBackOff(
                    timeouts: 1, since: start + 5, formerKinds: ["org.example.clock"]))
        #expect(await store.described([plugin]).isEmpty)
        // Another program asked at the same time.
        await store.remember([plugin: timeout], asked: start + 1, now: start + 6)
        #expect(await backOff(store)?.timeouts == 1)
        await store.remember([plugin: timeout], asked: start + 60, now: start + 65)
        #expect(
            await backOff(store)
                == DescribeBackOff(
                    timeouts: 2, since: start + 65, formerKinds: ["org.example.clock"]))
        #expect(await open("runner 2")?.backOffs([plugin]).isEmpty == true)
        await store.remember([plugin: .widgets(.oneWidget("org.example.clock"))])
        #expect(await backOff(store) == nil)
    }

    @Test func `The back-off grows, ends, and ends early when the clock is set back`() {
        var policy = HostPolicy()
        policy.describeBackOff = [.seconds(60), .seconds(600)]
        let start = Date(timeIntervalSince1970: 1_000)
        func rest(_ times: Int, after seconds: Double) -> Duration? {
            DescribeBackOff(timeouts: times, since: start, formerKinds: [])
                .remaining(at: start + seconds, policy)
        }
        #expect(rest(1, after: 0) == .seconds(60))
        #expect(rest(1, after: 59) == .seconds(1))
        #expect(rest(1, after: 60) == nil)
        #expect(rest(2, after: 60) == .seconds(540))
        #expect(rest(9, after: 60) == .seconds(540))
        #expect(rest(1, after: -1) == nil)
        policy.describeBackOff = []
        #expect(rest(1, after: 0) == nil)
    }

    @Test func `Descriptions of plugins that no longer exist are forgotten`() async throws {
        let store = try #require(open())
        await store.remember([plugin: .widgets(.oneWidget("org.example.clock"))])
        try FileManager.default.removeItem(atPath: plugin.path)
        await store.remember([:])
        #expect(await store.described([plugin]).isEmpty)
    }

    @Test(arguments: ["not a database, but long enough to look like a file of some kind", ""])
    func `A damaged file is replaced`(_ content: String) async throws {
        try folder.write(content, to: "cache/porthole/catalogue.sqlite")
        let store = try #require(open())
        await store.remember([plugin: .widgets(.oneWidget("org.example.clock"))])
        #expect(kinds(await store.described([plugin])) == ["org.example.clock"])
    }

    @Test func `A file that is damaged after its header is replaced`() async throws {
        try await #require(open()).remember([plugin: .widgets(.oneWidget("org.example.clock"))])
        let url = URL(fileURLWithPath: "\(folder.path)/cache/porthole/catalogue.sqlite")
        var bytes = try Data(contentsOf: url)
        for index in 4096..<bytes.count { bytes[index] = 0xA5 }
        try bytes.write(to: url)
        let store = try #require(open())
        #expect(await store.described([plugin]).isEmpty)
        await store.remember([plugin: .widgets(.oneWidget("org.example.clock"))])
        #expect(kinds(await store.described([plugin])) == ["org.example.clock"])
    }

    @Test func `There is no store when its folder cannot be created`() throws {
        try folder.write("in the way", to: "cache")
        #expect(open() == nil)
    }
}
