import Foundation
import Testing

@Suite("The source of a data model", .timeLimit(.minutes(8)))
struct DataModelSourceTests {
    private static let tests = URL(filePath: #filePath)
        .appending(path: "../../../FrameworkTests/CoreData").standardized

    private func made(of model: URL) throws -> (status: Int32, text: String, source: String) {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let output = try FixturePlugins.made("models", in: folder, of: model)
        let source = try? String(
            contentsOf: folder.appending(path: "Made.swift"), encoding: .utf8)
        return (output.status, output.text, source ?? "")
    }

    @Test func `is what the tests of Core Data are built with`() throws {
        let output = try made(of: Self.tests.appending(path: "Zoo.xcdatamodeld"))
        let expected = try String(
            contentsOf: Self.tests.appending(path: "Zoo.swift"), encoding: .utf8)
        #expect(output.source == expected && output.status == 0)
    }

    @Test(arguments: [
        ("no model", "it is not the XML of a data model"),
        (
            "<model><entity name='A' parentEntity='B'/></model>",
            "the entity 'A' is a 'B', which is not there"
        ),
        (
            "<model><entity name='A'><relationship name='b' destinationEntity='B'/></entity></model>",
            "'A.b' refers to 'B', which is not there"
        ),
        (
            "<model><entity name='A'><attribute name='b' attributeType='Odd'/></entity></model>",
            "'A.b' is of the unknown type 'Odd'"
        ),
        (
            "<model><entity name='A {}' representedClassName='A'/></model>",
            "'A {}' is not a Swift identifier"
        ),
    ])
    func `is an error that names the file where the model is broken`(
        contents: String, problem: String
    ) throws {
        let model = FileManager.default.temporaryDirectory
            .appending(path: "\(UUID().uuidString).xcdatamodeld")
        let version = model.appending(path: "A.xcdatamodel")
        try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: model) }
        let file = version.appending(path: "contents")
        try Data(contents.utf8).write(to: file)
        let output = try made(of: model)
        #expect(output.text == "error: The data model '\(file.path)' cannot be used: \(problem).")
        #expect(output.status == 1)
    }
}
