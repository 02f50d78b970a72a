import Foundation
import Testing

/// The tree that `make install` copies.
@Suite(.timeLimit(.minutes(1)))
struct InstallTreeTests {
    private let share = InstalledPorthole.stage.appending(path: "share")

    @Test func `Links in the documentation lead to existing files`() throws {
        for root in [InstalledPorthole.checkout, share.appending(path: "doc/porthole")] {
            let docs = try FileManager.default.contentsOfDirectory(
                atPath: root.appending(path: "docs").path)
            let pages =
                docs.filter { $0.hasSuffix(".md") }.map { "docs/\($0)" } + [
                    "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md",
                    "Plugins/README.md", "Benchmarks/README.md",
                ]
            for name in pages {
                let page = root.appending(path: name)
                let text = try String(contentsOf: page, encoding: .utf8)
                for link in text.matches(of: /\]\(([^)#:]+)(#[^)]*)?\)/) {
                    let target = page.deletingLastPathComponent()
                        .appending(path: String(link.output.1)).standardized
                    #expect(
                        FileManager.default.fileExists(atPath: target.path),
                        "\(page.path): \(link.output.0)")
                }
            }
        }
    }

    @Test func `The installed SDK has no tests and no dangling links`() throws {
        let sdk = share.appending(path: "porthole/SDK")
        let files = try #require(FileManager.default.enumerator(atPath: sdk.path))
        for case let file as String in files {
            #expect(!"/\(file)/".contains("/Tests/"))
            // This follows links.
            #expect(
                FileManager.default.fileExists(atPath: sdk.appending(path: file).path), "\(file)")
        }
    }

    @Test func `The manual page lists every command and exit code`() async throws {
        let page = try String(
            contentsOf: share.appending(path: "man/man1/porthole.1"), encoding: .utf8)
        let help = try await InstalledPorthole().run("--help").text
        let list = try #require(help.split(separator: "SUBCOMMANDS:\n").last)
        let commands = list.split(separator: "\n")
            .compactMap { $0.prefixMatch(of: #/  ([a-z]+) /#)?.output.1 }
        #expect(commands.count > 10)
        for command in commands { #expect(page.contains(".SS \(command)\n")) }
        #expect(page.contains(".TP\n.B 75\nthe plugin did not answer in time\n"))
        #expect(page.contains(".B PORTHOLE_RUNNER\n"))
    }
}
