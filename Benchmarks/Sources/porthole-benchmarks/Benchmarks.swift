import Foundation

/// Measures Porthole against its floors, side by side in one run, and prints a table in Markdown.
///
/// The first argument is a staged tree, as `make build` leaves it; more name the rows that are
/// wanted.
@main
enum Benchmarks {
    static func main() async {
        do {
            try await compare()
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(EXIT_FAILURE)
        }
    }

    private typealias Row = (name: String, compare: @Sendable (Place) async throws -> Comparison)

    private static let rows: [Row] = [
        ("launch", Launch.compare), ("round-trip", RoundTrip.compare),
        ("first-view", FirstView.compare), ("picture", Pictures.one),
        ("one-process", OneProcess.compare), ("timeline", Pictures.timeline),
        ("png", Pictures.encoding), ("rows", Growth.rows), ("depth", Growth.depth),
        ("list", Commands.list), ("render", Commands.render), ("memory", Memory.compare),
        ("memory-growth", Memory.growth),
    ]

    private static func compare() async throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard let stage = arguments.first else { throw BenchmarkError.usage }
        let names = arguments.dropFirst()
        let wanted = rows.filter { names.isEmpty || names.contains($0.name) }
        guard names.isEmpty || wanted.count == names.count else {
            throw BenchmarkError.unknownRow(rows.map(\.name))
        }
        let place = try Place(stage: stage)
        defer { place.remove() }
        print(Comparison.heading)
        for row in wanted { print(try await row.compare(place)) }
    }
}
