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

    private func tree(_ content: some View) -> String {
        TreeRecorder.text(environment: widget_environment()) { view in
            ViewRecorder(view, environment: EnvironmentValues()).record(content)
        }
    }
}
