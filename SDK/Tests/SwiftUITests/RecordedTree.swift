import CWidgetPlugin
import RecordingHost
import SwiftUI

/// What `view` records, as indented text.
@MainActor
func tree(
    _ environment: widget_environment = .test, @ViewBuilder _ content: @escaping () -> some View
) -> String {
    let views = EntryViews { $0.record(content()) }
    return TreeRecorder.text(environment: environment) { view in
        views.record(view, EnvironmentValues(environment))
    }
}

extension widget_environment {
    /// A light small widget at one pixel per point.
    static var test: widget_environment {
        var environment = widget_environment()
        environment.size = MemoryLayout<widget_environment>.size
        environment.family = widget_family(WIDGET_SYSTEM_SMALL)
        environment.scale = 1
        environment.color_scheme = WIDGET_LIGHT
        environment.rendering_mode = WIDGET_FULL_COLOR
        environment.text_size = WIDGET_TEXT_LARGE
        environment.shows_background = true
        return environment
    }
}

/// The smallest view that leaves a trace.
struct Leaf {
    let text: String

    init(_ text: String) { self.text = text }
}

extension Leaf: PrimitiveView {
    func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_TEXT) { recorder.set(WIDGET_TEXT_STRING, text) }
    }
}

/// A container of any content.
struct Column<Content: View> {
    let content: Content

    init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Column: PrimitiveView {
    func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_VSTACK) { recorder.recordChildren(content) }
    }
}

/// A content that depends on the room it gets.
struct Room<Content: View> {
    @ViewBuilder let content: (CGSize) -> Content
}

extension Room: PrimitiveView {
    func record(into recorder: ViewRecorder) {
        recorder.node(WIDGET_GEOMETRY_READER) {
            recorder.setGeometryContent(WIDGET_CONTENT) { geometry, recorder in
                recorder.record(content(geometry.size))
            }
        }
    }
}
