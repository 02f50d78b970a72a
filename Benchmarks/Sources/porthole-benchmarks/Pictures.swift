import Floors
import Foundation
import WidgetHost
import WidgetRenderer
import WidgetText
import WidgetWire

/// Entries with 60 drawn views each: from the request to pixels, and from those to PNGs.
enum Pictures {
    /// One entry, as when a widget is shown.
    static func one(at place: Place) async throws -> Comparison {
        try await drawing("a view of 60 leaves, 20 of them text", "picture", 1, at: place)
    }

    /// A day's timeline.
    static func timeline(at place: Place) async throws -> Comparison {
        try await drawing("timeline of 24 such entries", "rows", 24, at: place)
    }

    /// Compression is the same work for both sides, so it is no part of the others.
    static func encoding(at place: Place) async throws -> Comparison {
        let host = place.host(plugins: place.benchmarkPlugins)
        let renderer = try PictureRenderer(engine: PangoTextEngine(fonts: place.fonts))
        let lists = try await entries(of: "picture", host)
        let picture = try renderer.picture(lists[0].list, scale: 2, at: lists[0].date)
        let comparison = try await Comparison.times(
            "one of its pictures to PNG", floor: "libpng at its fastest level", rounds: 60,
            ours: { try timed { _ = try picture.png() } },
            theirs: {
                guard let drawn = floor_draw(0) else { throw BenchmarkError.floor("drawing") }
                defer { floor_free(drawn) }
                return timed { _ = floor_png(drawn) }
            })
        await host.shutDown()
        return comparison
    }

    private static func drawing(
        _ what: String, _ kind: String, _ count: Int, at place: Place
    ) async throws -> Comparison {
        let host = place.host(plugins: place.benchmarkPlugins)
        let renderer = try PictureRenderer(engine: PangoTextEngine(fonts: place.fonts))
        let comparison = try await Comparison.times(
            "\(what), recorded to drawn", floor: "the same drawn straight with Cairo and Pango",
            rounds: 480 / (count + 7),
            ours: {
                let start = ContinuousClock.now
                for entry in try await entries(of: kind, host) {
                    _ = try renderer.picture(entry.list, scale: 2, at: entry.date)
                }
                return start.duration(to: .now)
            },
            theirs: {
                let start = ContinuousClock.now
                for entry in 0..<count {
                    guard let drawn = floor_draw(Int32(entry)) else {
                        throw BenchmarkError.floor("drawing")
                    }
                    floor_free(drawn)
                }
                return start.duration(to: .now)
            })
        await host.shutDown()
        return comparison
    }

    private static func entries(
        of kind: String, _ host: WidgetHost
    ) async throws -> [(list: DisplayList, date: Double)] {
        let timeline = try await host.timeline(
            WidgetRequest(kind: "org.porthole.benchmark.\(kind)", family: .systemLarge))
        return timeline.entries.flatMap { entry in
            entry.displayLists.map { ($0, entry.date.timeIntervalSince1970) }
        }
    }

    private static func timed(_ body: () throws -> Void) rethrows -> Duration {
        try ContinuousClock().measure(body)
    }
}
