import WidgetHost

/// Whether the time for a view grows with how many views there are.
enum Growth {
    /// Rows of a list.
    static func rows(at place: Place) async throws -> Comparison {
        try await compare("one of 2,000 rows", "one of 200 rows", "list", 2_000, 200, at: place)
    }

    /// Stacks inside each other.
    static func depth(at place: Place) async throws -> Comparison {
        try await compare(
            "one of 200 nested stacks", "one of 20 nested stacks", "nest", 200, 20, at: place)
    }

    private static func compare(
        _ what: String, _ floor: String, _ kind: String, _ many: Int, _ few: Int, at place: Place
    ) async throws -> Comparison {
        let host = place.host(plugins: place.benchmarkPlugins)
        func timePerView(_ count: Int) async throws -> Duration {
            let request = WidgetRequest(
                kind: "org.porthole.benchmark.\(kind)", family: .systemLarge,
                configuration: ["count": .int(Int64(count))])
            let start = ContinuousClock.now
            _ = try await host.timeline(request)
            return start.duration(to: .now) / count
        }
        let comparison = try await Comparison.times(
            what, floor: floor, rounds: 20, ours: { try await timePerView(many) },
            theirs: { try await timePerView(few) })
        await host.shutDown()
        return comparison
    }
}
