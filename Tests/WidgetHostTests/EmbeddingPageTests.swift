import Foundation
import Testing
import WidgetHost
import WidgetRenderer
import WidgetText
import WidgetWire

/// The code of docs/embedding.md, which is compiled here.
@Suite(.timeLimit(.minutes(1)))
struct EmbeddingPageTests {
    /// What each block of the page is compiled as, apart from its imports and `@main`.
    ///
    /// A declaration is there as it is, statements are what a function begins with.
    @Test func `The code of the page is that of this file`() throws {
        let page = try String(
            contentsOf: URL(filePath: #filePath).appending(path: "../../../docs/embedding.md")
                .standardized, encoding: .utf8)
        let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        let blocks = page.matches(of: /```swift\n((?s).*?)```/).map { String($0.output.1) }
        #expect(blocks.count == 5)
        for block in blocks {
            let code = block.replacing(/(?m)^(import \w+|@main)\n/, with: "")
                .trimmingPrefix(while: \.isNewline)
            let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
            let indented = lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
            #expect(
                source.contains("\n\n\(code)") || source.contains("{\n\(indented)"), "\(block)")
        }
    }

    @Test @MainActor func `The code of the page draws a widget`() async throws {
        let plugins = try InstalledPlugins()
        try await plugins.install("Good")
        let fonts = try FontConfiguration.write(in: plugins.folder.path + "/fonts")
        let renderer = PictureRenderer(engine: try PangoTextEngine(fonts: fonts))
        let host = plugins.host()
        let png = try #require(
            try await picture(of: "org.example.good", in: host, with: renderer))
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        await host.shutDown()
    }
}

struct Listing {
    static func main() async throws {
        let host = WidgetHost()
        for widget in try await host.catalogue().widgets {
            do {
                let request = WidgetRequest(kind: widget.kind, family: widget.families[0])
                let timeline = try await host.timeline(request)
                print(widget.displayName, timeline.entries.map(\.date))
            } catch {
                print(widget.displayName, "failed:", error)
            }
        }
        await host.shutDown()
    }
}

func configuring() throws -> (WidgetHost, PictureRenderer) {
    let fonts = try FontConfiguration.write(in: "/home/me/.cache/clock/fonts")
    var configuration = HostConfiguration.standard()
    configuration.fontConfiguration = fonts.runnerFile
    let host = WidgetHost(configuration: configuration)
    let renderer = PictureRenderer(engine: try PangoTextEngine(fonts: fonts))
    return (host, renderer)
}

/// What a widget shows now, as a PNG; nil when it shows nothing.
@MainActor
func picture(
    of kind: String, in host: WidgetHost, with renderer: PictureRenderer
) async throws -> [UInt8]? {
    let timeline = try await host.timeline(WidgetRequest(kind: kind, family: .systemSmall))
    let now = Date()
    guard let list = timeline.entry(at: now)?.displayLists.first else { return nil }
    let moment = now.timeIntervalSince1970
    return try renderer.png(list, shape: WidgetShape(.systemSmall), scale: 2, at: moment)
}

func placing() async throws {
    let store = InstanceStore(directory: "/home/me/.local/share/porthole")
    let clock = try await store.add(kind: "org.example.clock", family: .systemSmall)
    print(clock.id)  // clock-1
}

func pressing(_ list: DisplayList, of clock: WidgetInstance, in host: WidgetHost) async throws {
    let targets = TapTarget.targets(in: list, clock.family)
    if case .action(let action, _) = targets.first?.effect {
        let outcome = try await host.perform(action, of: clock.kind)
        print(outcome.words)
    }
}

func following(
    _ clock: WidgetInstance, of widget: InstalledWidget, in store: InstanceStore
) async throws {
    _ = try await store.changes(of: clock.id, kind: clock.kind, plugin: widget.plugin)
    try await store.keepPress(of: clock.id)
}
