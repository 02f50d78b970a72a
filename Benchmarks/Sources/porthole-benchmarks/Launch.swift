import Floors
import WidgetHost

/// From nothing to a plugin's registered widgets.
enum Launch {
    static func compare(at place: Place) async throws -> Comparison {
        try await .times(
            "launch to registered", floor: "a C child loads an empty library and says hello",
            rounds: 50, ours: { try await launch(place) }, theirs: { try launchFloor(place) })
    }

    private static func launch(_ place: Place) async throws -> Duration {
        let host = place.host(plugins: place.benchmarkPlugins)
        var catalogue: Catalogue?
        let time = try await ContinuousClock().measure {
            catalogue = try await host.catalogue()
        }
        await host.shutDown()
        if let problem = catalogue?.problems.first {
            throw BenchmarkError.problem("\(problem)")
        }
        return time
    }

    private static func launchFloor(_ place: Place) throws -> Duration {
        var process = floor_process()
        var started = false
        let time = ContinuousClock().measure {
            started = floor_start(&process, place.floorChild, place.floorLibrary)
        }
        guard started else { throw BenchmarkError.floor("floor-child") }
        floor_stop(&process)
        return time
    }
}
