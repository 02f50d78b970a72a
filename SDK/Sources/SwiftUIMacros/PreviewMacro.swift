/// `#Preview(…) { … }`: a type that the preview command finds by its conformance.
///
/// The arguments stay as they are written: they become those of an initializer of `Preview`.
enum PreviewMacro: Macro {
    static func expand(_ expansion: Expansion) throws(MacroError) -> String {
        let source = expansion.source.source
        guard let start = source.firstRange(of: "#Preview") ?? source.firstRange(of: ".Preview")
        else {
            throw MacroError(message: "a preview is written as #Preview { … }")
        }
        let arguments = source[start.upperBound...]
        let location = expansion.source.location
        return """
            struct \(expansion.uniqueName("Preview")): SwiftUI.PreviewRegistry {
                static var fileID: String { "\(location.fileID)" }
                static var line: Int { \(location.line) }
                @MainActor static func makePreview() throws -> SwiftUI.Preview {
                    SwiftUI.Preview\(arguments)
                }
            }
            """
    }
}
