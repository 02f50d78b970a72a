import Foundation

/// Measures Porthole against its limits, side by side in one run, and prints a table in Markdown.
///
/// The one argument is a staged tree, as `make build` leaves it.
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

    private static func compare() async throws {
        guard CommandLine.arguments.count == 2 else { throw BenchmarkError.usage }
        let place = try Place(stage: CommandLine.arguments[1])
        print(Comparison.heading)
        print(try await Launch.compare(at: place))
        print(try await RoundTrip.compare(at: place))
        print(try await FirstPaint.compare(at: place))
        print(try await Pictures.one(at: place))
        print(try await Pictures.timeline(at: place))
        print(try await Pictures.encoding(at: place))
        print(try await Growth.rows(at: place))
        print(try await Growth.depth(at: place))
        print(try await Commands.list(at: place))
        print(try await Commands.render(at: place))
        print(try await Memory.compare(at: place))
    }
}

/// Why nothing was measured.
enum BenchmarkError: Error, CustomStringConvertible {
    case usage
    case missing(path: String)
    case floor(String)
    case problem(String)
    case noChild

    var description: String {
        switch self {
        case .usage: "Give the staged tree: porthole-benchmarks .build/stage"
        case .missing(let path): "\(path) is missing; run make build first."
        case .floor(let name): "The floor “\(name)” failed."
        case .problem(let message): message
        case .noChild: "The runner’s process was not found below /proc."
        }
    }
}
