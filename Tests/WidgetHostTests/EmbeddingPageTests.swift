import Foundation
import Testing
import WidgetHost
import WidgetRenderer
import WidgetText
import WidgetWire

/// The code of docs/embedding.md, which is compiled here.
@Suite(.timeLimit(.minutes(1)))
struct EmbeddingPageTests {
    @Test func `The page shows no line that is not compiled here`() throws {
        let page = try String(
            contentsOf: URL(filePath: #filePath).appending(path: "../../../docs/embedding.md")
                .standardized, encoding: .utf8)
        let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        let compiled = Set(Self.words(source.split(separator: "\n").map(Substring.init)))
        let blocks = page.matches(of: /```swift\n((?s).*?)```/).map(\.output.1)
        #expect(blocks.count == 5)
        let shown = Self.words(blocks.flatMap { $0.split(separator: "\n") })
        #expect(shown.filter { !compiled.contains($0) && $0 != "@main" } == [])
    }

    @Test func `A picture is drawn as the page says`() async throws {
        let plugins = try InstalledPlugins()
        try await plugins.install("Good")
        let fonts = try FontConfiguration.write(in: plugins.folder.path + "/fonts")
        let host = plugins.host()
        let png = try #require(try await picture(of: "org.example.good", in: host, fonts))
        #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        await host.shutDown()
    }

    private static func words(_ lines: [Substring]) -> [String] {
        lines.map { $0.trimmingCharacters(in: .whitespaces) }
    }
}

struct Listing {
    static func main() async {
        let host = WidgetHost()
        for widget in await host.catalogue().widgets {
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

func configuring() throws -> WidgetHost {
    let fonts = try FontConfiguration.write(in: "/home/me/.cache/clock/fonts")
    var configuration = HostConfiguration.standard()
    configuration.fontConfiguration = fonts.file
    let host = WidgetHost(configuration: configuration)
    return host
}

/// What a widget shows now, as a PNG; nil when it shows nothing.
func picture(
    of kind: String, in host: WidgetHost, _ fonts: FontConfiguration
) async throws -> [UInt8]? {
    let timeline = try await host.timeline(WidgetRequest(kind: kind, family: .systemSmall))
    let now = Date()
    guard let list = timeline.entry(at: now)?.displayLists.first else { return nil }
    let renderer = PictureRenderer(engine: try PangoTextEngine(fonts: fonts))
    let moment = now.timeIntervalSince1970
    return try renderer.png(list, shape: WidgetShape(.systemSmall), scale: 2, at: moment)
}

func placing(_ widget: InstalledWidget, _ list: DisplayList, in host: WidgetHost) async throws {
    let store = InstanceStore(directory: "/home/me/.local/share/porthole")
    let clock = try await store.add(kind: "org.example.clock", family: .systemSmall)
    print(clock.id)  // clock-1
    let targets = TapTarget.targets(in: list, clock.family)
    if case .action(let action, _) = targets.first?.effect {
        let outcome = try await host.perform(action, of: clock.kind)
        print(outcome.words)
    }
    _ = try await store.changes(of: clock.id, kind: clock.kind, plugin: widget.plugin)
    try await store.keepPress(of: clock.id)
}
