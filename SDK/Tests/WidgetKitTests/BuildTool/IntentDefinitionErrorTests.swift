import Foundation
import Testing

// Other tests keep the threads busy with a build at first.
@Suite("An intent definition that cannot be used", .timeLimit(.minutes(8)))
struct IntentDefinitionErrorTests {
    @Test(arguments: problems)
    func `is a build error that names the file and the key`(content: String, problem: String) throws
    {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Broken.intentdefinition")
        try Data(content.utf8).write(to: file)
        let output = try FixturePlugins.made("intents", in: folder, of: file)
        #expect(
            output.text
                == "error: The intent definition '\(file.path)' cannot be used: \(problem).")
        #expect(output.status == 1)
    }

    private static let problems = [
        ("no list", "it is not a property list of keys and values"),
        (list("<key>INIntents</key><string>A</string>"), "INIntents is not a list of dictionaries"),
        (
            list("<key>INIntents</key><array><dict/></array>"),
            "INIntents[0].INIntentName is missing"
        ),
        (
            list("<key>INEnums</key><array><dict><key>INEnumName</key><true/></dict></array>"),
            "INEnums[0].INEnumName is not a text"
        ),
        (
            list(
                """
                <key>INIntents</key><array><dict><key>INIntentName</key><string>A</string>
                <key>INIntentParameters</key><array><dict>
                <key>INIntentParameterName</key><string>style</string>
                <key>INIntentParameterEnumType</key><string>Gone</string>
                </dict></array></dict></array>
                """),
            "INIntents[0].INIntentParameters[0].INIntentParameterEnumType "
                + "names the enumeration 'Gone', which is not there"
        ),
        (
            list("<key>INIntents</key><array>\(named("A B"))</array>"),
            "INIntents[0].INIntentName is 'A B', which cannot be a name"
        ),
        (
            list("<key>INIntents</key><array>\(named("A"))\(named("A"))</array>"),
            "INIntents has 'AIntent' twice"
        ),
        (
            list(number(minimum: "5", maximum: "1")),
            "INIntents[0].INIntentParameters[0].INIntentParameterMetadata"
                + ".INIntentParameterMetadataMaximumValue is less than the minimum"
        ),
        (
            list(number(minimum: "many", maximum: "1")),
            "INIntents[0].INIntentParameters[0].INIntentParameterMetadata"
                + ".INIntentParameterMetadataMinimumValue is not a number"
        ),
        (
            list(related(to: "gone", "HasAnyValue")),
            "INIntents[0].INIntentParameters[0].INIntentParameterRelationship"
                + ".INIntentParameterRelationshipParentName names the parameter 'gone', which is not there"
        ),
        (
            list(related(to: "a", "HasAnyValue")),
            "INIntents[0].INIntentParameters[0].INIntentParameterRelationship"
                + ".INIntentParameterRelationshipParentName names the parameter 'a', which depends on "
                + "this one"
        ),
        (
            list(related(to: "a", "Sometimes")),
            "INIntents[0].INIntentParameters[0].INIntentParameterRelationship"
                + ".INIntentParameterRelationshipPredicateName is the unknown 'Sometimes'"
        ),
    ]

    /// An intent with a parameter `a` that depends on another.
    private static func related(to parent: String, _ predicate: String) -> String {
        """
        <key>INIntents</key><array><dict><key>INIntentName</key><string>A</string>
        <key>INIntentParameters</key><array><dict>
        <key>INIntentParameterName</key><string>a</string>
        <key>INIntentParameterType</key><string>String</string>
        <key>INIntentParameterRelationship</key><dict>
        <key>INIntentParameterRelationshipParentName</key><string>\(parent)</string>
        <key>INIntentParameterRelationshipPredicateName</key><string>\(predicate)</string>
        </dict></dict></array></dict></array>
        """
    }

    private static func named(_ name: String) -> String {
        "<dict><key>INIntentName</key><string>\(name)</string></dict>"
    }

    /// An intent with a number between bounds.
    private static func number(minimum: String, maximum: String) -> String {
        """
        <key>INIntents</key><array><dict><key>INIntentName</key><string>A</string>
        <key>INIntentParameters</key><array><dict>
        <key>INIntentParameterName</key><string>a</string>
        <key>INIntentParameterType</key><string>Integer</string>
        <key>INIntentParameterMetadata</key><dict>
        <key>INIntentParameterMetadataMinimumValue</key><string>\(minimum)</string>
        <key>INIntentParameterMetadataMaximumValue</key><integer>\(maximum)</integer>
        </dict></dict></array></dict></array>
        """
    }

    private static func list(_ content: String) -> String {
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(content)</dict></plist>"
    }
}
