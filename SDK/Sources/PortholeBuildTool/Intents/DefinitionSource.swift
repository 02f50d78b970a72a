/// The Swift source of what `.intentdefinition` files define, as Xcode makes it.
struct DefinitionSource {
    let definitions: [IntentDefinition]

    var text: String {
        let parts =
            definitions.flatMap(\.enumerations).map(Self.text)
            + definitions.flatMap(\.types).map(Self.text)
            + definitions.flatMap(\.intents).map { IntentSource(intent: $0).text }
        return "// Made by PortholeBuild of .intentdefinition files.\n"
            + "public import Foundation\npublic import Intents\n\n"
            + parts.joined(separator: "\n")
    }

    private static func text(_ enumeration: EnumerationDefinition) -> String {
        """
        public enum \(enumeration.name): Int, Sendable {
        \(enumeration.cases.map { "    case \($0.name.escaped) = \($0.value)\n" }.joined())\
        }

        public class \(enumeration.name)ResolutionResult: INEnumResolutionResult {
            public class func success(with resolved: \(enumeration.name)) -> Self {
                success(with: resolved.rawValue)
            }
        }

        """
    }

    private static func text(_ type: TypeDefinition) -> String {
        """
        public class \(type.name): INObject {
        \(type.properties.map { "    public var \($0.name.escaped): \($0.type)?\n" }.joined())\
        }

        public class \(type.name)ResolutionResult: INObjectResolutionResult {}

        """
    }
}
