package import CWidgetPlugin
package import Foundation

/// The description of a preview for the runner, with its callbacks.
@MainActor
package struct PreviewDescription {
    let name: String?
    /// The families to draw it in; 0: a view that is not a widget's.
    package let families: widget_family
    /// The widget's options from the C header, such as `WIDGET_CONTENT_MARGINS_DISABLED`.
    private let configured: UInt32
    var layout: PreviewLayout
    let answer: @Sendable (TimelineRequest) -> Void

    /// Creates the preview of a widget or of a size; `answer` adds the entries, on the provider
    /// thread.
    package init(
        name: String?, families: widget_family = 0, options: UInt32 = 0,
        layout: PreviewLayout = .device,
        answer: @escaping @Sendable (TimelineRequest) -> Void
    ) {
        self.name = name
        self.families = families
        configured = options
        self.layout = layout
        self.answer = answer
    }

    /// Creates a preview of a view, which may name the widget it belongs to.
    ///
    /// `changes` transform the view before it is drawn, in order.
    init(
        _ view: PreviewedView, name: String?,
        changes: [PreviewTrait<Preview.ViewTraits>.Change] = []
    ) {
        self.name = view.settings.name ?? name
        families = view.settings.families
        configured = UInt32(WIDGET_CONTENT_MARGINS_WITH_BACKGROUND)
        layout = view.settings.layout
        // Unsafe but sound: the view was made on the main thread and is recorded there only.
        nonisolated(unsafe) let content = view.content
        answer = { request in
            if changes.isEmpty { return request.add(content, date: request.now) }
            let completion = request.defer(waitingFor: "PreviewModifier.makeSharedContext()")
            Task { @MainActor in
                do {
                    var changed = content
                    for change in changes { changed = try await change(changed) }
                    completion { $0.add(changed, date: $0.now) }
                } catch {
                    completion.fail("The preview's shared context failed: \(error)")
                }
            }
        }
    }

    /// Options from the C header, such as `WIDGET_CONTENT_MARGINS_DISABLED`.
    package var options: UInt32 {
        guard families == 0, case .sizeThatFits = layout else { return configured }
        return configured | UInt32(WIDGET_SIZE_FITS_CONTENT)
    }

    /// The size of a view alone in points; zero: a device's.
    package var size: CGSize {
        if case .fixed(let width, let height) = layout {
            CGSize(width: width, height: height)
        } else {
            .zero
        }
    }
}

extension TimelineRequest {
    /// Adds an entry that shows a view.
    package func add(_ view: any View, date: Date) {
        // Unsafe but sound: the view was made on the main thread and is recorded there only.
        nonisolated(unsafe) let view = view
        add(date: date, relevance: (0, 0)) { $0.record(view) }
    }
}
