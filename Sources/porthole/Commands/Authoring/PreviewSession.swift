import Foundation
import WidgetHost
import WidgetRenderer
import WidgetWire

/// Asks a plugin for what its previews and widgets show, in light and dark.
struct PreviewSession {
    /// One row of the contact sheet.
    enum Subject {
        case preview(PluginPreview, WidgetFamily?)
        case widget(InstalledWidget, WidgetFamily)

        /// What stands above the row.
        var title: String {
            switch self {
            case .preview(let preview, let family):
                [preview.name, family?.rawValue].compactMap(\.self).joined(separator: " · ")
            case .widget(let widget, let family): "\(widget.displayName) · \(family.rawValue)"
            }
        }

        /// What the row's widgets are cut to.
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

    let host: WidgetHost
    let renderer: PictureRenderer
    let entryLimit: Int
    let scale: Double
    /// Widgets, by kind, of which a provider did not answer in time: none is waited for twice.
    private var silent: [String: HostError] = [:]

    init(host: WidgetHost, renderer: PictureRenderer, entryLimit: Int, scale: Double) {
        (self.host, self.renderer) = (host, renderer)
        (self.entryLimit, self.scale) = (entryLimit, scale)
    }

    /// All previews, then all widgets, each in each family.
    func subjects(
        _ previews: [PluginPreview], _ path: String
    ) async throws(HostError) -> [Subject] {
        let drawn = previews.flatMap { preview in
            preview.families.isEmpty
                ? [Subject.preview(preview, nil)]
                : preview.families.map { Subject.preview(preview, $0) }
        }
        let widgets = try await host.widgets(ofPluginAt: path)
        return drawn
            + widgets.flatMap { widget in widget.families.map { Subject.widget(widget, $0) } }
    }

    /// What a subject shows.
    struct Drawing {
        let entries: [WidgetEntry]
        /// Why the entries are a placeholder's; `nil`: they are the subject's own.
        var failure: HostError?
    }

    /// The first entries of a subject, each drawn in ``appearances``.
    ///
    /// A widget whose provider gives no timeline, for want of a network perhaps, shows its
    /// placeholder, as it would on a phone.
    mutating func drawing(of subject: Subject) async throws(HostError) -> Drawing {
        switch subject {
        case .preview(let preview, let family):
            return Drawing(
                entries: limited(
                    try await host.entries(
                        of: preview, family: family, environments: environments(of: family))))
        case .widget(let widget, let family):
            do throws(HostError) {
                if let failure = silent[widget.kind] { throw failure }
                return Drawing(entries: limited(try await entries(of: widget, family, .timeline)))
            } catch {
                if error.isTimeout { silent[widget.kind] = error }
                guard error.isOfProvider,
                    let entries = try? await entries(of: widget, family, .placeholder)
                else { throw error }
                return Drawing(entries: limited(entries), failure: error)
            }
        }
    }

    private func entries(
        of widget: InstalledWidget, _ family: WidgetFamily, _ purpose: WidgetRequest.Purpose
    ) async throws(HostError) -> [WidgetEntry] {
        try await host.timeline(
            of: widget,
            WidgetRequest(
                kind: widget.kind, family: family, purpose: purpose,
                environments: environments(of: family))
        ).entries
    }

    private func limited(_ entries: [WidgetEntry]) -> [WidgetEntry] {
        Array(entries.prefix(entryLimit))
    }

    /// The appearances of each entry, in the order of its display lists.
    static let appearances: [Appearance] = [.light, .dark]

    private func environments(of family: WidgetFamily?) -> [WidgetEnvironment] {
        Self.appearances.map { appearance in
            .with {
                $0.appearance = appearance
                $0.scale = scale
                $0.renderingMode = family?.pictureRenderingMode ?? .fullColor
            }
        }
    }
}

extension HostError {
    /// Whether the plugin did not answer in time.
    var isTimeout: Bool {
        if case .timedOut = code { true } else { false }
    }

    /// Whether the plugin is well and a provider of it only did not answer.
    fileprivate var isOfProvider: Bool {
        switch code {
        case .providerFailed, .timedOut: true
        default: false
        }
    }
}

extension String {
    /// The text as part of a file name that needs no quoting.
    fileprivate var slug: String {
        let words = split {
            !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "_"))
        }
        let name = words.joined(separator: "-")
        return name.hasPrefix(".") || name.isEmpty ? "preview" + name : name
    }
}
