import CWidgetPlugin
import WidgetWire

/// A preview that a plugin registered.
struct Preview {
    /// The provider of its entries; its kind is the preview's id, and it may have no family.
    let provider: EntryProvider
    private let name: String
    private let source: String
    private let width: Double
    private let height: Double

    /// Reads and checks a plugin's description; everything in it is copied.
    init(_ pointer: UnsafePointer<widget_preview>) throws(PreviewProblem) {
        let raw = copySized(pointer, into: widget_preview())
        guard let id = String(plugin: raw.id), !id.isEmpty else { throw .emptyID }
        guard let entries = raw.entries else { throw .noEntries(id: id) }
        guard [raw.width, raw.height].allSatisfy({ $0.isFinite && $0 >= 0 }) else {
            throw .badSize(id: id, width: raw.width, height: raw.height)
        }
        provider = EntryProvider(
            declaration: .preview(id: id), families: Family.families(in: raw.families),
            options: raw.options,
            // A preview has no parameters, so this is called as what it is.
            timeline: unsafeBitCast(entries, to: widget_function.self), context: raw.context)
        name = String(plugin: raw.name) ?? id
        source = String(plugin: raw.source) ?? ""
        width = raw.width
        height = raw.height
    }

    /// The description for the host.
    var wire: PreviewDescription {
        var wire = PreviewDescription()
        wire.id = provider.kind
        wire.name = name
        wire.source = source
        wire.families = provider.families
        wire.width = width
        wire.height = height
        return wire
    }
}
