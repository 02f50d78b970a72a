import Floors
import Foundation
import WidgetHost
import WidgetRenderer
import WidgetText

/// Entries with 60 drawn views each, from the request to PNGs.
enum Pictures {
    /// One entry, as when a widget is shown.
    static func one(at place: Place) async throws -> Comparison {
        try await compare("a view of 60 leaves, 20 of them text, to PNG", "picture", 1, at: place)
    }

    /// A day's timeline.
    static func timeline(at place: Place) async throws -> Comparison {
        try await compare("timeline of 24 such entries to PNGs", "rows", 24, at: place)
    }

    private static func compare(
        _ what: String, _ kind: String, _ entries: Int, at place: Place
    ) async throws -> Comparison {
        let host = place.host(plugins: place.benchmarkPlugins)
        let renderer = try PictureRenderer(engine: PangoTextEngine(fonts: place.fonts))
        let comparison = try await Comparison.times(
            what, limit: "the same drawn straight with Cairo and Pango",
            rounds: 240 / (entries + 7),
            ours: {
                let start = ContinuousClock.now
                let timeline = try await host.timeline(
                    WidgetRequest(kind: "org.porthole.benchmark.\(kind)", family: .systemLarge))
                for entry in timeline.entries {
                    for list in entry.displayLists {
                        _ = try renderer.png(
                            list, scale: 2, at: entry.date.timeIntervalSince1970)
                    }
                }
                return start.duration(to: .now)
            },
            theirs: {
                let start = ContinuousClock.now
                for entry in 0..<entries where floor_draw(Int32(entry)) == 0 {
                    throw BenchmarkError.floor("drawing")
                }
                return start.duration(to: .now)
            })
        await host.shutDown()
        return comparison
    }
}
