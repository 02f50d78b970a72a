import Foundation
import Testing

/// The tree that `make install` copies.
@Suite(.timeLimit(.minutes(1)))
struct InstallTreeTests {
    private let share = InstalledPorthole.stage.appending(path: "share")

    @Test func `The links of every page lead to a page or file that is there`() throws {
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

    @Test func `The SDK comes without its tests, and without links that lead nowhere`() throws {
        let sdk = share.appending(path: "porthole/SDK")
        let files = try #require(FileManager.default.enumerator(atPath: sdk.path))
        for case let file as String in files {
            #expect(!"/\(file)/".contains("/Tests/"))
            // Which follows a link.
            #expect(
                FileManager.default.fileExists(atPath: sdk.appending(path: file).path), "\(file)")
        }
    }
}
