import Foundation
import Testing

@testable import WidgetHost

/// Companions: libraries in a bundle that handle intents for its widgets.
@Suite(.timeLimit(.minutes(2)))
struct CompanionTests {
    private let plugins: InstalledPlugins

    init() throws { plugins = try InstalledPlugins() }

    /// Puts fixtures into a bundle: its own library and its companions.
    private func bundle(_ name: String, _ library: String, companions: [String]) async throws {
        let folder = "plugins/\(name).widgetbundle"
        try await plugins.install(library, into: folder)
        for companion in companions {
            try await plugins.install(companion, into: "\(folder)/PlugIns")
        }
        let properties = [
            "CFBundleIdentifier": "org.example.\(name)", "CFBundleExecutable": "\(library).so",
        ]
        try PropertyListSerialization.data(fromPropertyList: properties, format: .xml, options: 0)
            .write(to: URL(filePath: "\(plugins.folder.path)/\(folder)/Info.plist"))
    }

    private func choices(_ host: WidgetHost, loud: Bool = false) async throws -> [String] {
        try await host.options(
            for: "name", of: "org.example.names", configuration: ["loud": .bool(loud)]
        ).flatMap(\.choices).map { "\($0.id) \($0.title)" }
    }

    @Test func `A companion offers values to its bundle's widgets, and a default`() async throws {
        try await bundle("names", "NamesIntent", companions: ["HandlesIntent"])
        for _ in 1...2 {
            // The second time from the cache.
            let host = plugins.host()
            let catalogue = try await host.catalogue()
            #expect(catalogue.problems.isEmpty)
            let name = try #require(catalogue.widgets.first?.parameters.first)
            #expect(name.hasOptions)
            #expect(name.defaultValue == .string("ada"))
            #expect(try await choices(host) == ["ada Ada", "grace Grace"])
            #expect(try await choices(host, loud: true) == ["ada ADA", "grace GRACE"])
            #expect(try await shown(host, [:]) == "name ada volume 0 ")
            #expect(try await shown(host, ["name": .string("grace")]) == "name grace volume 0 ")
            await host.shutDown()
        }
    }

    private func shown(
        _ host: WidgetHost, _ configuration: [String: ConfigurationValue]
    ) async throws -> String {
        let request = WidgetRequest(
            kind: "org.example.names", family: .systemSmall, configuration: configuration)
        let nodes = try await host.timeline(request).entries.flatMap(\.displayLists)
            .flatMap(\.nodes)
        return nodes.flatMap(\.paragraph.runs).map(\.text).joined()
    }

    @Test func `A companion is not asked for widgets of other bundles`() async throws {
        try await bundle("names", "NamesIntent", companions: [])
        try await bundle("stranger", "Good", companions: ["HandlesIntent"])
        let host = plugins.host()
        let parameter = try await host.widget(kind: "org.example.names").parameters.first
        #expect(parameter?.hasOptions == false)
        await #expect(throws: HostError.self) { try await choices(host) }
        await host.shutDown()
    }

    @Test func `A companion that fails is reported, and the widgets are listed`() async throws {
        try await bundle("names", "NamesIntent", companions: ["CrashesInEntry", "HandlesIntent"])
        let folder = "\(plugins.folder.path)/plugins/names.widgetbundle/PlugIns"
        try Data("no library".utf8).write(to: URL(filePath: "\(folder)/Text.so"))
        let host = plugins.host()
        let catalogue = try await host.catalogue()
        #expect(catalogue.widgets.map(\.kind) == ["org.example.names"])
        #expect(
            Set(catalogue.problems.map(\.path)) == [
                "\(folder)/CrashesInEntry.so", "\(folder)/Text.so",
            ])
        #expect(try await choices(host) == ["ada Ada", "grace Grace"])
        await host.shutDown()
    }

    @Test func `A companion's file name cannot forge a line of output`() async throws {
        try await bundle("names", "NamesIntent", companions: ["HandlesIntent"])
        let folder = "\(plugins.folder.path)/plugins/names.widgetbundle/PlugIns"
        try Data("no library".utf8)
            .write(to: URL(filePath: "\(folder)/A\u{1B}[2J\nporthole: forged.so"))
        let host = plugins.host()
        let problem = try #require(try await host.catalogue().problems.first)
        #expect(problem.path == "\(folder)/A[2J porthole: forged.so")
        #expect(
            problem.message == "The name of \(problem.path) has control characters; rename it.")
        #expect(try await choices(host) == ["ada Ada", "grace Grace"])
        await host.shutDown()
    }

    @Test func `The number of reported companions is limited`() async throws {
        try await bundle("names", "NamesIntent", companions: [])
        let folder = "\(plugins.folder.path)/plugins/names.widgetbundle/PlugIns"
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        for number in 100..<200 {
            try Data("no library".utf8).write(to: URL(filePath: "\(folder)/\(number).so"))
        }
        let host = plugins.host()
        let catalogue = try await host.catalogue()
        #expect(catalogue.widgets.map(\.kind) == ["org.example.names"])
        #expect(catalogue.problems.count == 9)
        #expect(catalogue.problems.last?.message.contains("more than 8 libraries") == true)
        await host.shutDown()
    }

    @Test func `A companion outside a bundle is not a plugin`() async throws {
        try await plugins.install("HandlesIntent")
        let host = plugins.host()
        let problem = try #require(try await host.catalogue().problems.first)
        #expect(problem.reason == .noWidgets)
        #expect(problem.message.contains("folder PlugIns of their bundle"))
        await host.shutDown()
    }
}
