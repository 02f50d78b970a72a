// Writes docs/supported-symbols.md: what the SDK's modules declare and what differs from Apple's.
//
//     supported-symbols GRAPHS PACKAGE KNOWN-DIFFERENCES > docs/supported-symbols.md
//
// GRAPHS is the folder of symbol graphs that `swift package dump-symbol-graph` leaves behind,
// PACKAGE what `swift package describe --type json` prints, KNOWN-DIFFERENCES a Markdown file of
// what no symbol's documentation can say.
import Foundation

/// The part of a symbol graph that is read here.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Documentation: Decodable {
            struct Line: Decodable {
                let text: String
            }

            let lines: [Line]
        }

        let pathComponents: [String]
        let docComment: Documentation?

        var documentation: String {
            (docComment?.lines ?? []).map(\.text).joined(separator: " ")
        }
    }

    let symbols: [Symbol]
}

/// The symbols of one module: types with their members, and the differences that they tell of.
struct Module {
    let name: String
    private(set) var members: [String: Set<String>] = [:]
    private(set) var differences: [(symbol: String, sentence: String)] = []
    private var seen: Set<String> = []

    init(name: String) { self.name = name }

    mutating func add(_ symbol: SymbolGraph.Symbol) {
        guard let type = symbol.pathComponents.first,
            !symbol.pathComponents.contains(where: { $0.hasPrefix("_") })
        else { return }
        members[type, default: []].formUnion(
            symbol.pathComponents.count > 1
                ? [symbol.pathComponents.dropFirst().joined(separator: ".")] : [])
        let path = symbol.pathComponents.joined(separator: ".")
        for sentence in symbol.documentation.sentences where sentence.tellsOfDifference {
            if seen.insert(path + sentence).inserted { differences.append((path, sentence)) }
        }
    }

    var sortedDifferences: [(symbol: String, sentence: String)] {
        differences.sorted { ($0.symbol, $0.sentence) < ($1.symbol, $1.sentence) }
    }

    /// A line for each type: its name and its members' names.
    var lines: [String] {
        members.sorted { $0.key < $1.key }.map { type, members in
            let list = members.sorted().map { "`\($0)`" }.joined(separator: " · ")
            return list.isEmpty ? "- **`\(type)`**" : "- **`\(type)`**: \(list)"
        }
    }
}

extension String {
    private static let phrases = ["differs from apple", "unlike on apple", "no effect"]

    /// Sentences end with a full stop and a blank.
    var sentences: [String] {
        replacingOccurrences(of: ". ", with: ".\u{0}").split(separator: "\u{0}")
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    var tellsOfDifference: Bool {
        let text = lowercased()
        return Self.phrases.contains { text.contains($0) }
    }
}

/// The graphs of a folder by module; a graph `A@B` holds what A adds to B's types.
func modules(in folder: URL, named names: [String]) throws -> [Module] {
    var modules = Dictionary(uniqueKeysWithValues: names.map { ($0, Module(name: $0)) })
    let files = try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil)
    for file in files.sorted(by: { $0.path < $1.path }) {
        let stem = file.lastPathComponent.replacingOccurrences(of: ".symbols.json", with: "")
        guard let name = stem.split(separator: "@").first.map(String.init), names.contains(name)
        else { continue }
        let graph = try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: file))
        for symbol in graph.symbols { modules[name]?.add(symbol) }
    }
    return names.compactMap { modules[$0] }
}

/// The part of a package's description that is read here.
struct Package: Decodable {
    struct Product: Decodable {
        let name: String
        let targets: [String]
    }

    let products: [Product]

    /// The modules of the products that authors depend on.
    var modules: [String] {
        let asked = products.filter { ["PortholeSDK", "AppKit", "CryptoKit"].contains($0.name) }
        return Set(asked.flatMap(\.targets)).filter { !$0.hasPrefix("_") }.sorted()
    }
}

let arguments = CommandLine.arguments
guard arguments.count == 4 else {
    FileHandle.standardError.write(
        Data("usage: supported-symbols GRAPHS PACKAGE KNOWN-DIFFERENCES\n".utf8))
    exit(64)
}
let package = try JSONDecoder().decode(
    Package.self, from: Data(contentsOf: URL(filePath: arguments[2])))
/// The page of known differences, which becomes a section: a heading, a blank line and what
/// follows.
let known = try String(contentsOfFile: arguments[3], encoding: .utf8)
guard known.hasPrefix("# ") else {
    FileHandle.standardError.write(Data("\(arguments[3]) must begin with a heading\n".utf8))
    exit(65)
}
let all = try modules(
    in: URL(filePath: arguments[1], directoryHint: .isDirectory), named: package.modules)
print(
    """
    <!-- Generated from the sources by `make docs`; edit them or docs/known-differences.md. -->
    # Supported symbols

    What widget sources can use of Apple's modules, and where it behaves differently here.

    #\(known.trimmingCharacters(in: .newlines))

    What single symbols do differently, from their documentation:
    """)
for module in all where !module.differences.isEmpty {
    print("\n### \(module.name)\n\n| symbol | difference |\n| --- | --- |")
    for difference in module.sortedDifferences {
        let sentence = difference.sentence.replacingOccurrences(of: "|", with: "\\|")
        print("| `\(difference.symbol)` | \(sentence) |")
    }
}
print("\n## Symbols by module")
for module in all where !module.members.isEmpty {
    print("\n### `import \(module.name)`\n")
    for line in module.lines { print(line) }
}
