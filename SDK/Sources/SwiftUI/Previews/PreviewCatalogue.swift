/// The previews of the plugin, found in its library's conformances.
@MainActor
package enum PreviewCatalogue {
    /// A preview with its unique identifier.
    package struct Item {
        /// Unique in the plugin.
        package let id: String
        /// The author's name of the preview, or its source location.
        package let name: String
        /// File and line of a macro.
        package let source: String?
        /// The content of the preview.
        package let preview: PreviewDescription
    }

    /// Returns all previews; those of macros come first.
    package static func items() -> [Item] { declared() + provided() }

    /// Returns the previews of `#Preview`, ordered by file and line.
    private static func declared() -> [Item] {
        PluginTypes.conforming(to: "PreviewRegistry")
            .compactMap { $0 as? any PreviewRegistry.Type }
            .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
            .flatMap { registry -> [Item] in
                let source = "\(registry.fileID):\(registry.line)"
                guard let preview = make(registry, source) else { return [] }
                return items(preview.makeDescriptions(), id: source, name: source, source: source)
            }
    }

    private static func make(_ registry: any PreviewRegistry.Type, _ source: String) -> Preview? {
        do {
            return try registry.makePreview()
        } catch {
            PluginLog.fail("The preview at \(source) failed: \(error)")
            return nil
        }
    }

    /// Returns the previews of preview providers, ordered by name.
    private static func provided() -> [Item] {
        PluginTypes.conforming(to: "PreviewProvider")
            .compactMap { $0 as? any PreviewProvider.Type }
            .map { (name: String(describing: $0), views: views(of: $0)) }
            .sorted { $0.name < $1.name }
            .flatMap { provider in
                items(
                    provider.views.map { PreviewDescription($0, name: nil) }, id: provider.name,
                    name: provider.name, source: nil)
            }
    }

    private static func views<Provider: PreviewProvider>(
        of provider: Provider.Type
    ) -> [PreviewedView] {
        PreviewedView.all(in: provider.previews)
    }

    private static func items(
        _ previews: [PreviewDescription], id: String, name: String, source: String?
    ) -> [Item] {
        previews.enumerated().map { index, preview in
            let suffix = previews.count > 1 ? " \(index + 1)" : ""
            return Item(
                id: "\(id)#\(index + 1)", name: preview.name ?? name + suffix, source: source,
                preview: preview)
        }
    }
}
