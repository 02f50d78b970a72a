import Foundation
import Testing

/// Intent definitions as a merge, a hand or a broken disk leaves them: whatever the build tool
/// takes is Swift, and the rest is an error that names the file.
@Suite("Mutated intent definitions", .timeLimit(.minutes(8)))
struct MutatedDefinitionTests {
    private static let rounds = 120

    @Test
    func `are Swift or an error with the file, and end the build tool in no other way`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let original = try String(contentsOf: Self.definition, encoding: .utf8)
        var mutation = Mutation(seed: 4, odd: Self.odd)
        var sources: [URL] = []
        for round in 0..<Self.rounds {
            let text =
                round == 0 ? original : mutation.mutated(original, /<(string|integer)>.*<\/\1>/)
            let file = folder.appending(path: "\(round).intentdefinition")
            try Data(text.utf8).write(to: file)
            let output = try FixturePlugins.made("intents", in: folder, of: file)
            guard output.status == 0 else {
                #expect(output.status == 1, "\(round): \(output.text)")
                let words = "error: The intent definition '\(file.path)' cannot be used: "
                #expect(output.text.hasPrefix(words), "\(round): \(output.text)")
                continue
            }
            let source = folder.appending(path: "Made\(round).swift")
            try FileManager.default.moveItem(at: folder.appending(path: "Made.swift"), to: source)
            sources.append(source)
        }
        // Otherwise this would test nothing but the reader of property lists.
        #expect(sources.count > Self.rounds / 10 && sources.count < Self.rounds)
        let problems = try Self.problems(parsing: sources)
        #expect(problems.isEmpty, "\(problems)")
    }

    /// What nobody expects in the place of a value.
    private static let odd =
        Mutation.texts.map { "<string>\($0)</string>" } + [
            "<true/>", "<array/>", "<dict/>", "<integer>-5</integer>", "<real>nan</real>",
            "<array><string>x</string></array>",
        ]

    private static let definition = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Fixtures/Sources/Defined/Heroes.intentdefinition").standardized

    /// What the compiler says of the syntax of files.
    private static func problems(parsing sources: [URL]) throws -> String {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swiftc", "-frontend", "-parse"] + sources.map(\.path)
        process.standardError = pipe
        try process.run()
        let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }
}
