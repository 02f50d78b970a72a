import WidgetHost

/// One preview in `preview --list --json`.
struct PreviewDocument: Encodable {
    let id: String
    let name: String
    let source: String
    let families: [String]

    init(_ preview: PluginPreview) {
        id = preview.id
        name = preview.name
        source = preview.source
        families = preview.families.map(\.rawValue)
    }
}
