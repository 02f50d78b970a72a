import CWidgetPlugin
import RecordingHost
import SwiftUI
import Testing
import WidgetKit

@MainActor
@Suite("A view of a widget that is drawn in two colours")
struct AccentTests {
    @Test("is in the accent group, or is not")
    func accentable() {
        #expect(tree(Divider().widgetAccentable()) == "group accentable=true\n  divider")
        #expect(tree(Divider().widgetAccentable(false)) == "group accentable=false\n  divider")
    }

    @Test("knows how it is drawn")
    func mode() {
        var environment = widget_environment()
        environment.rendering_mode = WIDGET_ACCENTED
        #expect(EnvironmentValues(environment).widgetRenderingMode == .accented)
        #expect(!EnvironmentValues(environment).showsWidgetContainerBackground)
    }

    @Test("has a label below in a corner, and none elsewhere")
    func labels() {
        let view = Divider().widgetLabel("Rain")
        #expect(tree(view) == "divider")
        let corner = tree(view.environment(\.widgetFamily, .accessoryCorner))
        #expect(corner.hasPrefix("vstack spacing=1\n  divider\n"))
        #expect(corner.contains("Rain"))
    }

    private func tree(_ content: some View) -> String {
        TreeRecorder.text(environment: widget_environment()) { view in
            ViewRecorder(view, environment: EnvironmentValues()).record(content)
        }
    }
}
