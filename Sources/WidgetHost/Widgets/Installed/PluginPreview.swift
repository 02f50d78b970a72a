import WidgetWire

/// A preview that a plugin's author declared with `#Preview` or `PreviewProvider`.
public struct PluginPreview: Sendable, Hashable {
    /// The identifier among the plugin's previews.
    public let id: String
    /// The name to show.
    public let name: String
    /// The file and line of its declaration; empty when the plugin gives none.
    public let source: String
    /// The families to draw it in; empty for a view that belongs to no widget.
    public let families: [WidgetFamily]
    /// The size of a view that belongs to no widget, in points.
    public let size: WidgetSize
    /// The path of the plugin, as the caller gave it.
    public let plugin: String
}

extension PluginPreview {
    /// A phone's screen in points, the size of a view that names none.
    private static let screen = WidgetSize(width: 393, height: 852)
    private static let nameLimit = 200
    /// The longest id in bytes; the ids of Swift's previews contain type names.
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
