import CWidgetPlugin
import Testing

@testable import WidgetKit

private struct Moment: TimelineEntry {
    let date: Date
}

private struct Moments: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) {
        completion(Moment(date: .now))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        completion(Timeline(entries: [], policy: .never))
    }
}

@MainActor
private func configuration(_ kind: String = "test") -> some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Moments()) { _ in EmptyView() }
}

extension WidgetConfiguration {
    fileprivate func edgeToEdge() -> some WidgetConfiguration {
        if #available(iOSApplicationExtension 17.0, macOS 14.0, *) {
            return contentMarginsDisabled()
        } else {
            return self
        }
    }
}

private struct First: Widget {
    var body: some WidgetConfiguration { configuration("first") }
}

private struct Second: Widget {
    var body: some WidgetConfiguration { configuration("second") }
}

private struct Nothing: Widget {
    var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

private struct Inner: WidgetBundle {
    var body: some Widget {
        Second()
        First()
    }
}

private struct Outer: WidgetBundle {
    var isLong = false

    init() {}

    init(isLong: Bool) { self.isLong = isLong }

    var body: some Widget {
        First()
        if isLong { Inner().body }
        if #available(iOS 17, *) { Second() }
        switch isLong {
        case true:
            First()
            Second()
        case false: Nothing()
        }
    }
}

private struct Twenty: WidgetBundle {
    var body: some Widget {
        First(); First(); First(); First(); First(); First(); First(); First(); First(); First()
        First(); First(); First(); First(); First(); First(); First(); First(); First(); First()
        Second()
    }
}

@MainActor
@Suite("A widget's configuration")
struct ConfigurationTests {
    @Test func `has the families of the system that it is built for by default`() {
        let phone = WidgetFamily.families(ofWatch: false)
        #expect(phone == [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge])
        #expect(!WidgetFamily.families(ofWatch: true).contains { phone.contains($0) })
        #expect(WidgetFamily.standard == phone.bits)
    }

    @Test func `has neither name nor description by default, and the families that lie`() throws {
        let description = try #require(configuration().description())
        #expect(description.kind == "test")
        #expect(description.displayName == nil)
        #expect(description.summary == nil)
        #expect(description.options == UInt32(WIDGET_CONTENT_MARGINS_WITH_BACKGROUND))
        #expect(
            description.families
                == [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge].bits)
    }

    @Test func `is changed by its modifiers, the outermost last`() throws {
        let configuration = configuration()
            .supportedFamilies([.systemLarge])
            .configurationDisplayName("Inner")
            .configurationDisplayName("Outer")
            .description("Shows moments.")
            .contentMarginsDisabled()
            .containerBackgroundRemovable(false)
            .promptsForUserConfiguration()
            .disfavoredLocations([.lockScreen], for: [.systemSmall])
            .onBackgroundURLSessionEvents { _, completion in completion() }
            .backgroundTask(.urlSession("downloads")) {}
            .supportedFamilies([.systemSmall, .accessoryInline])
        let description = try #require(configuration.description())
        #expect(description.displayName == "Outer")
        #expect(description.summary == "Shows moments.")
        #expect(description.families == [.systemSmall, .accessoryInline].bits)
        #expect(
            description.options
                == UInt32(
                    WIDGET_CONTENT_MARGINS_DISABLED | WIDGET_BACKGROUND_NOT_REMOVABLE
                        | WIDGET_PROMPTS_FOR_CONFIGURATION
                        | WIDGET_CONTENT_MARGINS_WITH_BACKGROUND))
    }

    @Test func `takes modifiers that authors write themselves`() throws {
        let description = try #require(configuration().edgeToEdge().description())
        #expect(description.options & UInt32(WIDGET_CONTENT_MARGINS_DISABLED) != 0)
    }
}

@MainActor
@Suite("A widget bundle")
struct WidgetBundleTests {
    @Test func `lists its widgets in order, with conditions and bundles inside`() {
        #expect(kinds(Outer(isLong: false)) == ["first", "second"])
        #expect(
            kinds(Outer(isLong: true)) == ["first", "second", "first", "second", "first", "second"])
    }

    @Test func `has room for more than twenty widgets`() {
        #expect(kinds(Twenty()) == Array(repeating: "first", count: 20) + ["second"])
    }

    private func kinds(_ bundle: some WidgetBundle) -> [String] {
        bundle.body.registrations().compactMap { ($0 as? WidgetDescription)?.kind }
    }
}

extension [WidgetFamily] {
    fileprivate var bits: widget_family {
        reduce(0) { bits, family in
            let names: [WidgetFamily: Int] = [
                .systemSmall: WIDGET_SYSTEM_SMALL, .systemMedium: WIDGET_SYSTEM_MEDIUM,
                .systemLarge: WIDGET_SYSTEM_LARGE, .systemExtraLarge: WIDGET_SYSTEM_EXTRA_LARGE,
                .accessoryInline: WIDGET_ACCESSORY_INLINE,
            ]
            return bits | widget_family(names[family] ?? 0)
        }
    }
}
