import Floors
import Glibc

/// Whole commands, from the start of `porthole` to its end, with everything remembered from before.
enum Commands {
    /// `porthole list` with 30 plugins.
    static func list(at place: Place) async throws -> Comparison {
        let list = [place.command, "list", "--plugins", place.manyPlugins]
        try run(list)  // which fills the catalogue
        return try await .times(
            "`porthole list`, 30 known plugins", floor: "a C program reads them from SQLite",
            rounds: 30, ours: { try timed(list) },
            theirs: { try timed([place.floorList, place.catalogue]) })
    }

    /// `porthole render` of a plugin in C.
    static func render(at place: Place) async throws -> Comparison {
        let render = [
            place.command, "render", "org.porthole.benchmark.picture", "--plugins",
            place.benchmarkPlugins, "--family", "systemLarge", "--scale", "2", "--output",
            place.picture,
        ]
        return try await .times(
            "`porthole render`, a plugin in C",
            floor: "a C program draws the same with Cairo and Pango", rounds: 20,
            ours: { try timed(render) }, theirs: { try timed([place.floorDraw, place.picture]) })
    }

    private static func timed(_ arguments: [String]) throws -> Duration {
        try ContinuousClock().measure { try run(arguments) }
    }

    private static func run(_ arguments: [String]) throws {
        var pointers = arguments.map { strdup($0) }
        pointers.append(nil)
        defer { for pointer in pointers { free(pointer) } }
        guard floor_run(pointers) else {
            throw BenchmarkError.problem("\(arguments.joined(separator: " ")) failed.")
        }
    }
}
