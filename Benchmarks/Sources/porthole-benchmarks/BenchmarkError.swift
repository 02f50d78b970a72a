/// Why nothing was measured.
enum BenchmarkError: Error, CustomStringConvertible {
    case usage
    case unknownRow([String])
    case missing(path: String)
    case floor(String)
    case problem(String)
    case noChild

    var description: String {
        switch self {
        case .usage: "Give the staged tree: porthole-benchmarks .build/stage [ROW...]"
        case .unknownRow(let names): "There are the rows \(names.joined(separator: ", "))."
        case .missing(let path): "\(path) is missing; run make build first."
        case .floor(let name): "The floor “\(name)” failed."
        case .problem(let message): message
        case .noChild: "The runner’s process was not found below /proc."
        }
    }
}
