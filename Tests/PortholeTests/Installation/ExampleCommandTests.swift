import Foundation
import Testing

/// The commands in the help, and the options and kinds in the documentation.
@Suite(.timeLimit(.minutes(3)))
struct ExampleCommandTests {
    private static let subcommands = [
        "", "list", "show", "render", "run", "preview", "bundle", "add", "instances", "edit",
        "options", "actions", "press", "controls", "toggle", "remove",
    ]
    /// Those that ask what is not given, on a terminal.
    private static let asking = ["porthole edit character-detail-1"]

    @Test func `Every example of the help works with the example plugins`() async throws {
        let porthole = try ExamplePlugins.installed()
        let files = try await porthole.shell(
            """
            mkdir -p .build/debug build
            ln -s \(InstalledPorthole.checkout.path)/Plugins/.build/release/libGameWidgets.so .build/debug
            ln -s plugins/GameWidgets.widgetbundle .
            cp \(InstalledPorthole.fixtures.path)/Good.so libHello.so
            cp \(InstalledPorthole.checkout.path)/Plugins/Sources/Quote/Info.plist .
            for kind in com.mygame.game-status com.mygame.character-detail \
                org.porthole.main-door-switch org.porthole.system-monitor; do
                porthole add $kind
            done
            """)
        #expect(files.status == 0, "\(files.errors)")
        for subcommand in Self.subcommands {
            let examples = try await examples(of: subcommand, porthole)
            #expect(!examples.isEmpty, "\(subcommand)")
            for example in examples where !Self.asking.contains(example) {
                // An example that wraps in a window could not be copied.
                #expect(example.count <= 78, "\(example)")
                let result = try await porthole.shell(Self.ending(example))
                #expect(result.status == 0, "\(example): \(result.errors)")
            }
        }
    }

    @Test(arguments: ["README.md", "docs/authors.md"])
    func `Options in the documentation exist`(page: String) async throws {
        let text = try String(
            contentsOf: InstalledPorthole.checkout.appending(path: page), encoding: .utf8)
        let porthole = try InstalledPorthole()
        var help = ""
        for subcommand in Self.subcommands {
            help += try await porthole.run(["help", subcommand], looksInPlugins: false).text
        }
        // Except the option of pkg-config.
        let names = Set(text.matches(of: /--[a-z][a-z-]+/).map { String($0.output) })
            .subtracting(["--cflags"])
        #expect(!names.isEmpty)
        #expect(names.filter { !help.contains($0) } == [])
    }

    @Test func `Kinds in the README are those of the example plugins`() async throws {
        let readme = try String(
            contentsOf: InstalledPorthole.checkout.appending(path: "README.md"), encoding: .utf8)
        let porthole = try ExamplePlugins.installed()
        let list = try await porthole.run("list", "--json").text
        let kinds = Set(
            readme.matches(of: /(com\.my|org\.porthole)[a-z.-]+/).map { String($0.output.0) })
        #expect(!kinds.isEmpty)
        #expect(kinds.filter { !list.contains("\"\($0)\"") } == [])
    }

    /// The commands below "Examples:".
    private func examples(
        of subcommand: String, _ porthole: InstalledPorthole
    ) async throws -> [String] {
        let help = try await porthole.run(
            ["help"] + subcommand.split(separator: " ").map(String.init), looksInPlugins: false,
            environment: ["COLUMNS": "200"])
        let lines = help.text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.drop { $0 != "Examples:" }.dropFirst().prefix { !$0.isEmpty }
            .map { $0.trimmingCharacters(in: .whitespaces) }
    }

    /// The command as one that ends, and without programs that may not be installed.
    private static func ending(_ example: String) -> String {
        let command = example.split(separator: " | ").first.map(String.init) ?? example
        return command.hasPrefix("porthole run") ? command + " --once" : command
    }
}
