import Foundation
import WidgetHost
import WidgetRenderer
import WidgetWire

/// Asks a plugin for the entries of its previews and widgets, in light and dark.
struct PreviewSession {
    /// The entries of a subject.
    struct Drawing {
        let entries: [WidgetEntry]
        /// The reason why the entries are a placeholder's; nil when they are the subject's own.
        var failure: HostError?
    }

    let host: WidgetHost
    let renderer: PictureRenderer
    let entryLimit: Int
    let scale: Double
    /// Whether any of the plugin's widgets is for watches, and so are its accessories.
    var isForWatch = false
    /// The timeouts of widgets, by kind; such a widget is not waited for again.
    private var silent: [String: HostError] = [:]

    init(host: WidgetHost, renderer: PictureRenderer, entryLimit: Int, scale: Double) {
        (self.host, self.renderer) = (host, renderer)
        (self.entryLimit, self.scale) = (entryLimit, scale)
    }

    /// The first entries of a subject, each drawn in ``appearances``.
    ///
    /// A widget whose provider gives no timeline, perhaps for lack of a network, shows its
    /// placeholder, as it would on a phone.
    mutating func drawing(of subject: PreviewSubject) async throws(HostError) -> Drawing {
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
        let place = family.map { PicturePlace($0, isForWatch: isForWatch) } ?? .homeScreen
        return Self.appearances.map { appearance in
            .with {
                $0.appearance = place.appearance(appearance)
                $0.scale = scale
                $0.renderingMode = place.renderingMode
            }
        }
    }
}

extension HostError {
    /// Whether the plugin did not answer in time.
    var isTimeout: Bool {
        if case .timedOut = code { true } else { false }
    }

    /// Whether only a provider failed, so that the plugin can still answer.
    fileprivate var isOfProvider: Bool {
        switch code {
        case .providerFailed, .timedOut: true
        default: false
        }
    }
}
