/// Expands this SDK's macros as a child process of the compiler, which sends requests over standard
/// input.
///
/// The messages are those of the compiler's plugin protocol. swift-syntax implements it too, but
/// would take minutes of every author's first build; the few macros here need only a declaration's
/// text.
@main
enum CompilerPlugin {
    /// The version of the plugin protocol spoken here.
    private static let protocolVersion = 7

    private static let macros: [String: any Macro.Type] = [
        "PreviewMacro": PreviewMacro.self,
        "EntryMacro": EntryMacro.self,
        "MarkerMacro": MarkerMacro.self,
        "BundleMacro": BundleMacro.self,
        "PersistentModelMacro": PersistentModelMacro.self,
        "PersistedPropertyMacro": PersistedPropertyMacro.self,
        "ModelActorMacro": ModelActorMacro.self,
        "SchemaIntentMacro": SchemaIntentMacro.self,
        "SchemaEntityMacro": SchemaEntityMacro.self,
        "SchemaEnumMacro": SchemaEnumMacro.self,
        "UnionValueMacro": UnionValueMacro.self,
        "GenerableMacro": GenerableMacro.self,
        "ManagedPropertyMacro": ManagedPropertyMacro.self,
        "ManagedMethodMacro": ManagedMethodMacro.self,
    ]

    static func main() throws {
        let connection = try MessageConnection()
        while let request = try connection.receive(CompilerRequest.self) {
            try connection.send(answer(request))
        }
    }

    private static func answer(_ request: CompilerRequest) -> PluginAnswer {
        if request.getCapability != nil {
            return PluginAnswer(
                getCapabilityResult: .init(capability: .init(protocolVersion: protocolVersion)))
        }
        guard let expansion = request.expansion else {
            return PluginAnswer(expandMacroResult: .init(expandedSource: nil, diagnostics: []))
        }
        return PluginAnswer(expandMacroResult: expand(expansion))
    }

    private static func expand(_ expansion: Expansion) -> PluginAnswer.Result {
        do throws(MacroError) {
            guard let macro = macros[expansion.macro.typeName] else {
                throw MacroError(message: "there is no macro '\(expansion.macro.typeName)' here")
            }
            return .init(expandedSource: try macro.expand(expansion), diagnostics: [])
        } catch {
            let diagnostic = PluginAnswer.Diagnostic(
                message: error.message, severity: "error",
                position: .init(
                    fileName: expansion.source.location.fileName,
                    offset: expansion.source.location.offset))
            return .init(expandedSource: nil, diagnostics: [diagnostic])
        }
    }
}
