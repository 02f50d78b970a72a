import WidgetHost
import WidgetRenderer

/// A preview or a widget in one of its families: one row of the contact sheet.
enum PreviewSubject {
    case preview(PluginPreview, WidgetFamily?)
    case widget(InstalledWidget, WidgetFamily)

    /// All previews, then all widgets, one subject for each family.
    static func all(_ previews: [PluginPreview], _ widgets: [InstalledWidget]) -> [Self] {
        previews.flatMap { preview in
            preview.families.isEmpty
                ? [.preview(preview, nil)] : preview.families.map { .preview(preview, $0) }
        } + widgets.flatMap { widget in widget.families.map { .widget(widget, $0) } }
    }

    /// The title above the row.
    var title: String {
        switch self {
        case .preview(let preview, let family):
            [preview.name, family?.rawValue].compactMap(\.self).joined(separator: " · ")
        case .widget(let widget, let family): "\(widget.displayName) · \(family.rawValue)"
        }
    }

    /// The shape that the row's pictures are cut to.
    var shape: WidgetShape {
        switch self {
        case .preview(_, let family?), .widget(_, let family): WidgetShape(family.wire)
        case .preview(_, nil): WidgetShape(cornerRadius: 0)
        }
    }

    /// The beginning of the pictures' file names.
    var fileName: String {
        switch self {
        case .preview(let preview, let family):
            [preview.name, family?.rawValue].compactMap(\.self).joined(separator: "-").slug
        case .widget(let widget, let family): "\(widget.kind)-\(family.rawValue)".slug
        }
    }
}

extension String {
    /// The text as a part of a file name that needs no quoting.
    fileprivate var slug: String {
        let words = split {
            !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "_"))
        }
        let name = words.joined(separator: "-")
        return name.hasPrefix(".") || name.isEmpty ? "preview" + name : name
    }
}
