import WidgetWire

/// A picture that a plugin's author declared, `#Preview` or `PreviewProvider`.
public struct PluginPreview: Sendable, Hashable {
    /// What tells it from the plugin's other previews.
    public let id: String
    /// The name to show.
    public let name: String
    /// Where it is declared, file and line; empty when the plugin does not say.
    public let source: String
    /// The sizes to draw it in; empty for a view that is no widget's.
    public let families: [WidgetFamily]
    /// The size of a view that is no widget's, in points.
    public let size: WidgetSize
    /// The plugin as it was named.
    public let plugin: String
}

extension PluginPreview {
    /// A phone's screen in points, the size of a view that names none.
    private static let screen = WidgetSize(width: 393, height: 852)
    private static let nameLimit = 200
    /// In bytes; those of Swift's previews hold the names of types.
    private static let idLimit = 4_096

    /// The previews of a description, checked; those without a usable id are left out.
    static func previews(
        of description: PluginDescription, plugin: String
    ) -> [PluginPreview] {
        var ids: Set<String> = []
        return description.previews.prefix(ContractLimits.previews).compactMap { message in
            guard (1...idLimit).contains(message.id.utf8.count), ids.insert(message.id).inserted
            else { return nil }
            return PluginPreview(message, plugin: plugin)
        }
    }

    private init(_ message: PreviewDescription, plugin: String) {
        id = message.id
        let name = PlainText.line(message.name, limit: Self.nameLimit)
        self.name = name.isEmpty ? PlainText.line(message.id, limit: Self.nameLimit) : name
        source = PlainText.line(message.source, limit: Self.nameLimit)
        families = WidgetFamily.allCases.filter { message.families.contains($0.wire) }
        let lengths = [message.width, message.height]
        size =
            lengths.allSatisfy { $0.isFinite && $0 >= 1 && $0 <= 10_000 }
            ? WidgetSize(width: message.width, height: message.height) : Self.screen
        self.plugin = plugin
    }
}
