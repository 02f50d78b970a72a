import Foundation
import Testing
import WidgetWire

/// Fonts that a plugin registers, in a real runner.
@Suite(.timeLimit(.minutes(2)))
struct OwnFontTests {
    private static let fonts = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "WidgetTextTests/Fonts")

    /// A folder with the plugin, which can read what lies beside it.
    private final class PluginFolder {
        private let url = FileManager.default.temporaryDirectory
            .appending(path: "own-fonts-\(UUID().uuidString)")

        init() throws {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            let library = try Fixture.library("BringsFonts")
            try FileManager.default.copyItem(atPath: library, toPath: self.library)
        }

        deinit { try? FileManager.default.removeItem(at: url) }

        var library: String { url.appending(path: "BringsFonts.so").path }

        /// Writes a file; returns its path.
        func add(_ name: String, _ bytes: Data) throws -> String {
            let file = url.appending(path: name)
            try bytes.write(to: file)
            return file.path
        }

        /// Copies one of the tests' files; returns its path.
        func add(_ name: String) throws -> String {
            try add(name, Data(contentsOf: OwnFontTests.fonts.appending(path: name)))
        }
    }

    private func answer(
        _ runner: RunnerProcess, font: String
    ) throws -> (list: DisplayList, paragraphs: [Paragraph]) {
        let answer = try runner.timeline("org.example.brings-fonts") {
            $0.configuration["path"] = ParameterValue.with { $0.string = font }
            $0.environments[0].metrics = .fonts
        }
        let list = try #require(answer.entries.first?.displayList)
        try list.validate()
        return (list, list.nodes.map(\.paragraph).filter { !$0.runs.isEmpty })
    }

    @Test func `Text in a plugin's font is sent with glyph outlines`()
        async throws
    {
        let folder = try PluginFolder()
        let path = try folder.add("PortholeBlocks-Regular.ttf")
        let runner = try await RunnerProcess.greeted(folder.library)
        let (list, paragraphs) = try answer(runner, font: path)
        try #require(paragraphs.count == 3)
        #expect(paragraphs[0].runs[0].font.family == "PortholeBlocks-Regular")
        let runs = paragraphs[0].typesetting.lines.flatMap(\.runs)
        #expect(runs.map(\.text) == ["", "é"] && runs[0].glyphs.count == 2)
        #expect(paragraphs[1].typesetting.letters.map(\.text).contains("7"))
        #expect(paragraphs[2].typesetting.lines.isEmpty)
        #expect(paragraphs[2].runs[0].font.family.isEmpty)
        #expect(list.glyphs.count >= 13)
        #expect(runner.logLines.filter { $0.text.contains("'Nobody Has This'") }.count == 1)
    }

    @Test func `A file that is not a font is logged, and the text is drawn in another`()
        async throws
    {
        let folder = try PluginFolder()
        let path = try folder.add("README.md")
        let runner = try await RunnerProcess.greeted(folder.library)
        let (list, paragraphs) = try answer(runner, font: path)
        #expect(paragraphs.count == 3 && list.glyphs.isEmpty)
        let words = "it is neither a TrueType nor an OpenType font"
        #expect(runner.logLines.contains { $0.text == words })
    }

    @Test func `A corrupt font is drawn or reported`()
        async throws
    {
        let font = try Data(
            contentsOf: Self.fonts.appending(path: "PortholeBlocks-Regular.ttf"))
        let folder = try PluginFolder()
        var drawn = 0
        for seed in 0..<12 {
            var broken = font
            for step in 0..<20 {
                broken[300 + (seed * 7919 + step * 104_729) % (font.count - 300)] = UInt8(
                    truncatingIfNeeded: seed &* 31 &+ step &* 17)
            }
            let file = try folder.add("\(seed).ttf", broken)
            let runner = try await RunnerProcess.greeted(folder.library)
            // A crash is an error here, and a host survives it.
            if (try? answer(runner, font: file)) != nil { drawn += 1 }
        }
        // A file with twenty wrong bytes is a font still, or one that is named.
        #expect(drawn >= 10)
    }

    @Test func `A canvas gets outlines of lines up to a limit`()
        async throws
    {
        let runner = try await RunnerProcess.greeted(Fixture.library("SetsLines"))
        let answer = try runner.timeline("org.example.sets-lines") {
            $0.environments[0].metrics = .fonts
        }
        let list = try #require(answer.entries.first?.displayList)
        try list.validate()
        let words = list.nodes.flatMap(\.paragraph.runs).map(\.text)
        #expect(words == ["1 1 1 0"])
        let path = list.nodes.map(\.shape.outline.path).max { $0.verbs.count < $1.verbs.count }
        #expect(path?.verbs.count ?? 0 > 10)
    }
}
