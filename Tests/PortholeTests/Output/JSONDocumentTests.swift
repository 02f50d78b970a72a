import Foundation
import Testing

/// The documents of --json and --output json, compared with their tables in docs/scripts.md.
@Suite(.timeLimit(.minutes(2)))
struct JSONDocumentTests {
    private let porthole: InstalledPorthole
    private let tables: DocumentTables

    init() async throws {
        porthole = try ExamplePlugins.installed()
        for fixture in ["AllParameters", "FindsOptions", "NoEntry", "Presses", "Previews"] {
            try porthole.add(fixture: fixture)
        }
        for fixture in ["EndlessRange", "Recommends"] {
            try porthole.add(fixture: fixture)
        }
        tables = try DocumentTables()
        let kinds = ["org.example.presses", "org.example.all-parameters"]
        for kind in kinds { #expect(try await porthole.run("add", kind).status == 0) }
        let coins = try await porthole.run("add", "org.example.coins", "--set", "coin=ether")
        #expect(coins.text == "coins-1", "\(coins.errors)")
    }

    @Test(arguments: [
        ("list --json", "catalogue"), ("show org.example.well --json", "widget"),
        ("show com.mygame.character-detail --json", "widget"), ("show coins-1 --json", "widget"),
        ("show org.example.door --json", "control"),
        ("show org.porthole.main-door --json", "control"),
        ("run org.example.presses --output json", "timeline"),
        ("run coins-1 --output json", "timeline"),
        ("run com.mygame.game-status --output json", "timeline"),
        ("run org.example.door --output json", "timeline"), ("instances --json", "instance"),
        ("actions presses-1 --json", "target"), ("controls --json", "control"),
        ("press presses-1 Count --json", "press"), ("press org.example.door --json", "press"),
        ("options org.example.coins coin --json", "choice"),
        ("preview plugins/Previews.so -o pictures --entries 1 --scale 1 --json", "picture"),
        ("preview plugins/Previews.so --list --json", "preview"),
    ])
    func `A JSON document has exactly the keys of its table`(
        command: String, table: String
    ) async throws {
        let result = try await porthole.run(command.split(separator: " ").map(String.init))
        // One preview has no entries.
        #expect([0, 70].contains(result.status), "\(result.errors)")
        let document = try JSONSerialization.jsonObject(with: result.output)
        #expect((document as? [Any])?.isEmpty != true)
        #expect(tables.problems(of: document, as: table) == [])
    }

    @Test func `The key check reports unknown and missing keys and null values`() {
        let size: [String: Any] = ["width": NSNull(), "depth": 1]
        #expect(
            tables.problems(
                of: ["kind": "a", "size": size, "entries": [[String: Any]]()], as: "timeline")
                == [
                    "size.depth is not in the table", "size.width is null", "size has no height",
                ])
    }
}

/// The tables below "JSON documents" in docs/scripts.md, by their headings.
private struct DocumentTables {
    private struct Row {
        let isOptional: Bool
        /// The names of tables that the value is linked to.
        let links: [String]
        /// Whether the value's keys are names that plugins choose.
        let isFree: Bool
    }

    private var tables: [String: [String: Row]] = [:]

    init() throws {
        let page = try String(
            contentsOf: InstalledPorthole.checkout.appending(path: "docs/scripts.md"),
            encoding: .utf8)
        let lines = page.split(separator: "\n").drop { $0 != "## JSON documents" }
        var name = ""
        for line in lines {
            if line.hasPrefix("### ") { name = String(line.dropFirst(4)) }
            guard let row = line.wholeMatch(of: /\| `([A-Za-z]+)`(\*?) \| (.*) \|/) else {
                continue
            }
            let value = row.output.3
            tables[name, default: [:]][String(row.output.1)] = Row(
                isOptional: !row.output.2.isEmpty,
                links: value.matches(of: /\(#([a-z]+)\)/).map { String($0.output.1) },
                isFree: value.hasPrefix("an object of values"))
        }
    }

    /// The differences of a document, or of each element of a list, from a table.
    func problems(of document: Any, as table: String, at path: String = "") -> [String] {
        if let list = document as? [Any] {
            return list.flatMap { problems(of: $0, as: table, at: path) }
        }
        guard let object = document as? [String: Any], let rows = tables[table] else {
            return ["\(path) is no object with a table '\(table)'"]
        }
        let found = object.sorted { $0.key < $1.key }.flatMap { key, value in
            let inner = path.isEmpty ? key : "\(path).\(key)"
            guard let row = rows[key] else { return ["\(inner) is not in the table"] }
            if value is NSNull { return ["\(inner) is null"] }
            let isObject = value is [String: Any] || (value as? [Any])?.first is [String: Any]
            // Lists of lists are a parameter's cases.
            let nested = (value as? [[Any]]).flatMap { $0.isEmpty ? nil : $0.flatMap(\.self) }
            guard isObject || nested != nil, !row.isFree else { return [] }
            guard let link = row.links.first else { return ["\(inner) is linked to no table"] }
            return problems(of: nested ?? value, as: link, at: inner)
        }
        let missing = rows.filter { !$0.value.isOptional && object[$0.key] == nil }.keys.sorted()
        return found + missing.map { (path.isEmpty ? "it" : path) + " has no \($0)" }
    }
}
