/// `@ModelActor`: an actor with a context of its own, which its executor has.
enum ModelActorMacro: Macro {
    static func expand(_ expansion: Expansion) throws(MacroError) -> String {
        if expansion.role == "extension" {
            guard let type = expansion.extendedType, expansion.missesConformance else { return "" }
            return "extension \(type): SwiftData.ModelActor {}"
        }
        let declaration = expansion.source.source
        let access = declaration.contains("public actor") ? "public " : ""
        let properties = """
            \(access)nonisolated let modelExecutor: any SwiftData.ModelExecutor
            \(access)nonisolated let modelContainer: SwiftData.ModelContainer
            """
        // The author's own initializer takes the place of the one that is made.
        if declaration.contains("init(") { return properties }
        return properties + "\n" + """
            \(access)init(modelContainer: SwiftData.ModelContainer) {
                self.modelExecutor = SwiftData.DefaultSerialModelExecutor(
                    modelContext: SwiftData.ModelContext(modelContainer))
                self.modelContainer = modelContainer
            }
            """
    }
}
