import Foundation
import Testing

// Other tests keep the threads busy with a build at first.
@Suite("The default of a parameter of an intent definition", .timeLimit(.minutes(8)))
struct IntentDefaultTests {
    @Test(arguments: [("far", true), ("gone", false)])
    func `is the case that it names, and none where that was removed`(
        name: String, isThere: Bool
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Walks.intentdefinition")
        try Data(definition(default: name).utf8).write(to: file)
        let output = try FixturePlugins.made("intents", in: folder, of: file)
        try #require(output.status == 0, "\(output.text)")
        let source = try String(
            contentsOf: folder.appending(path: "Made.swift"), encoding: .utf8)
        let declaration = try #require(
            source.split(separator: "\n").first { $0.contains(".choice(\"length\"") })
        #expect(declaration.contains("default: \"far\"") == isThere)
        #expect(declaration.contains("default:") == isThere)
    }

    /// An intent with a parameter of an enumeration.
    private func definition(default name: String) -> String {
        """
        <?xml version="1.0"?><plist version="1.0"><dict>
        <key>INEnums</key><array><dict><key>INEnumName</key><string>Length</string>
        <key>INEnumValues</key><array><dict><key>INEnumValueIndex</key><integer>1</integer>
        <key>INEnumValueName</key><string>far</string></dict></array></dict></array>
        <key>INIntents</key><array><dict><key>INIntentName</key><string>Walk</string>
        <key>INIntentParameters</key><array><dict>
        <key>INIntentParameterName</key><string>length</string>
        <key>INIntentParameterType</key><string>Integer</string>
        <key>INIntentParameterEnumType</key><string>Length</string>
        <key>INIntentParameterMetadata</key><dict>
        <key>INIntentParameterMetadataDefaultValue</key><string>\(name)</string>
        </dict></dict></array></dict></array></dict></plist>
        """
    }
}
