import Floors
import Foundation
import WidgetHost
import WidgetRenderer
import WidgetText

/// A timeline of 24 entries with 60 drawn views each, from the request to 24 PNGs.
enum Pictures {
    private static let entries = 24

    static func compare(at place: Place) async throws -> Comparison {
        let host = place.host(plugins: place.benchmarkPlugins)
        let renderer = try PictureRenderer(engine: PangoTextEngine(fonts: place.fonts))
        let comparison = try await Comparison.times(
            "timeline of 24 entries × 60 views to drawn PNGs",
            limit: "the same drawn straight with Cairo and Pango", rounds: 20,
            ours: {
                let start = ContinuousClock.now
                let timeline = try await host.timeline(
                    WidgetRequest(kind: "org.porthole.benchmark.rows", family: .systemLarge))
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
