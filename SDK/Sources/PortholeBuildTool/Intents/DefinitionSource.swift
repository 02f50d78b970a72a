/// The Swift source of `.intentdefinition` files, as Xcode generates it.
struct DefinitionSource {
    let definitions: [IntentDefinition]

    var text: String {
        let parts =
            definitions.flatMap(\.enumerations).map(Self.text)
            + definitions.flatMap(\.types).map(Self.text)
            + definitions.flatMap(\.intents).map { IntentSource(intent: $0).text }
        let body = parts.joined(separator: "\n")
        // Imported only if it is needed, because it takes time to load.
        let places = body.contains("CLPlacemark") ? "public import CoreLocation\n" : ""
        return "// Made by PortholeBuild of .intentdefinition files.\n\(places)"
            + "public import Foundation\npublic import Intents\n\n\(body)"
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
            public class func confirmationRequired(with toConfirm: \(enumeration.name)) -> Self {
                confirmationRequired(with: toConfirm.rawValue)
            }
        }

        """
    }

    private static func text(_ type: TypeDefinition) -> String {
        """
        public class \(type.name): INObject {
        \(type.properties.map { "    \($0.property)\n" }.joined())\
        }

        public class \(type.name)ResolutionResult: INObjectResolutionResult {}

        """
    }
}
