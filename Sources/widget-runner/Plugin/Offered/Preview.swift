import CWidgetPlugin
import WidgetWire

/// One preview a plugin registered.
struct Preview {
    /// What answers requests for it; its kind is the preview's id, and it may have no family.
    let widget: Widget
    private let source: String
    private let width: Double
    private let height: Double

    /// Reads and checks a plugin's description; everything in it is copied.
    init(_ pointer: UnsafePointer<widget_preview>) throws(PreviewProblem) {
        let raw = copySized(pointer, into: widget_preview())
        guard let id = text(raw.id), !id.isEmpty else { throw .emptyID }
        guard let entries = raw.entries else { throw .noEntries(id: id) }
        guard [raw.width, raw.height].allSatisfy({ $0.isFinite && $0 >= 0 }) else {
            throw .badSize(id: id, width: raw.width, height: raw.height)
        }
        widget = Widget(
            declaration: .preview(id: id), displayName: text(raw.name) ?? id, description: "",
            families: Family.families(in: raw.families), options: raw.options, parameters: [],
            timeline: unsafeBitCast(entries, to: widget_function.self), context: raw.context)
        source = text(raw.source) ?? ""
        width = raw.width
        height = raw.height
    }

    /// What the host is told.
    var wire: PreviewDescription {
        var wire = PreviewDescription()
        wire.id = widget.kind
        wire.name = widget.displayName
        wire.source = source
        wire.families = widget.families
        wire.width = width
        wire.height = height
        return wire
    }
}

/// What can be wrong with a preview.
enum PreviewProblem: Error, Equatable {
    case tooMany(limit: Int)
    case emptyID
    case duplicateID(String)
    case noEntries(id: String)
    case badSize(id: String, width: Double, height: Double)
}

extension PreviewProblem: CustomStringConvertible {
    var description: String {
        switch self {
        case .tooMany(let limit):
            "The plugin has more than \(limit) previews; the rest is left out."
        case .emptyID: "A preview without an id is left out."
        case .duplicateID(let id): "A second preview with the id '\(id)' is left out."
        case .noEntries(let id):
            "The preview '\(id)' has no function for its entries and is left out."
        case .badSize(let id, let width, let height):
            "The preview '\(id)' has the size \(width)×\(height) and is left out."
        }
    }
}
