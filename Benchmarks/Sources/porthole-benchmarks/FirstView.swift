import Floors
import WidgetHost

/// From the launch of a known plugin written in Swift to its first display list.
enum FirstView {
    static func compare(at place: Place) async throws -> Comparison {
        try await .times(
            "first view of a plugin in Swift",
            floor: "an empty Swift program with Foundation says hello", rounds: 20,
            ours: {
                let host = place.host(plugins: place.swiftPlugin)
                _ = try await host.catalogue()  // which ends the process again
                let start = ContinuousClock.now
                _ = try await host.timeline(
                    WidgetRequest(kind: "com.mygame.game-status", family: .systemMedium))
                let time = start.duration(to: .now)
                await host.shutDown()
                return time
            },
            theirs: {
                var process = floor_process()
                var started = false
                let time = ContinuousClock().measure {
                    started = floor_start(&process, place.floorSwift, nil)
                }
                guard started else { throw BenchmarkError.floor("floor-swift") }
                floor_stop(&process)
                return time
            })
    }
}
