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

    @Test("draws its pictures as they say")
    func pictures() {
        let pixels = CGImage(width: 1, height: 1, rgba: [255, 0, 0, 255])
        let picture = Image(uiImage: UIImage(cgImage: pixels, scale: 1, orientation: .up))
        let modes: [WidgetAccentedRenderingMode] = [
            .accented, .desaturated, .accentedDesaturated, .fullColor,
        ]
        let recorded = modes.map { tree(picture.widgetAccentedRenderingMode($0)) }
        #expect(
            recorded == (1...4).map { "image image_source=1x1 accented_rendering=\($0)" })
        #expect(tree(picture.widgetAccentedRenderingMode(nil)) == "image image_source=1x1")
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
