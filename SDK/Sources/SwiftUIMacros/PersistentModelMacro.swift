/// `@Model`: makes a class a persistent model, which observers can watch but nothing stores here.
enum PersistentModelMacro: Macro {
    static func expand(_ expansion: Expansion) throws(MacroError) -> String {
        guard let type = expansion.extendedType else {
            throw MacroError(message: "@Model can only be attached to a class")
        }
        return "extension \(type): SwiftData.PersistentModel {}"
    }
}
