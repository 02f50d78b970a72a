/// `@ModelActor`: gives an actor its own context, which its executor holds.
enum ModelActorMacro: Macro {
    static func expand(_ expansion: Expansion) throws(MacroError) -> String {
        if expansion.role == "extension" {
            guard let type = expansion.extendedType, expansion.missesConformance else { return "" }
            return "extension \(type): SwiftData.ModelActor {}"
        }
        let declaration = DeclarationText(expansion.source.source)
        let access = declaration.words(insideBraces: 0).contains("public") ? "public " : ""
        let properties = """
            \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
            \(access)nonisolated let modelContainer: SwiftData.ModelContainer
            """
        // The author's own initializer takes the place of the one that is made.
        let members = declaration.words(insideBraces: 1)
        if members.contains(where: { $0.prefix { $0.isLetter } == "init" }) { return properties }
        return properties + "\n" + """
            \(access)init(modelContainer: SwiftData.ModelContainer) {
                self.modelExecutor = SwiftData.DefaultSerialModelExecutor(
                    modelContext: SwiftData.ModelContext(modelContainer))
                self.modelContainer = modelContainer
            }
            """
    }
}
