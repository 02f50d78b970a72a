import Floors
import WidgetHost

/// A request that needs next to no work, there and back.
enum RoundTrip {
    static func compare(at place: Place) async throws -> Comparison {
        let host = place.host(plugins: place.benchmarkPlugins)
        let request = WidgetRequest(
            kind: "org.porthole.benchmark.nothing", family: .systemLarge, purpose: .placeholder)
        var process = floor_process()
        guard floor_start(&process, place.floorChild, place.floorLibrary) else {
            throw BenchmarkError.floor("floor-child")
        }
        let comparison = try await Comparison.times(
            "request round trip", floor: "one byte there and back over two pipes", rounds: 500,
            ours: {
                let start = ContinuousClock.now
                _ = try await host.timeline(request)
                return start.duration(to: .now)
            },
            theirs: {
                let start = ContinuousClock.now
                guard floor_round_trip(&process) else { throw BenchmarkError.floor("floor-child") }
                return start.duration(to: .now)
            })
        floor_stop(&process)
        await host.shutDown()
        return comparison
    }
}
