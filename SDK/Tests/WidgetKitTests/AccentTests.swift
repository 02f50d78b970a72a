import CWidgetPlugin
import RecordingHost
import SwiftUI
import Testing
import WidgetKit

@MainActor
@Suite("A view of a widget that is drawn in two colours")
struct AccentTests {
    @Test func `is in the accent group, or is not`() {
        #expect(tree(Divider().widgetAccentable()) == "group accentable=true\n  divider")
        #expect(tree(Divider().widgetAccentable(false)) == "group accentable=false\n  divider")
    }

    @Test func `draws its pictures as they say`() {
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

    @Test func `knows how it is drawn`() {
        var environment = widget_environment()
        environment.rendering_mode = WIDGET_ACCENTED
        #expect(EnvironmentValues(environment).widgetRenderingMode == .accented)
        #expect(!EnvironmentValues(environment).showsWidgetContainerBackground)
    }

    @Test func `has a label below in a corner, and none elsewhere`() {
        let view = Divider().widgetLabel("Rain")
        #expect(tree(view) == "divider")
        let corner = tree(view.environment(\.widgetFamily, .accessoryCorner))
        #expect(corner.hasPrefix("vstack spacing=1 text_alignment=text_center\n  divider\n"))
        #expect(corner.contains("Rain"))
    }

    @Test func `shows a gauge beside a corner as a bar between its ends`() {
        let gauge = Gauge(value: 3, in: 0...4) {
            Text("Week")
        } currentValueLabel: {
            Text("Now")
        } minimumValueLabel: {
            Text("Low")
        } maximumValueLabel: {
            Text("High")
        }
        let corner = tree(gauge, family: WIDGET_ACCESSORY_CORNER)
        #expect(["Low", "High", "amount=0.75"].allSatisfy(corner.contains))
        #expect(!corner.contains("Week") && !corner.contains("Now"))
    }

    @Test func `stands on a faint fill, that is round in a corner`() {
        let background = AccessoryWidgetBackground()
        #expect(!tree(background).contains("ellipse"))
        let corner = tree(background, family: WIDGET_ACCESSORY_CORNER)
        #expect(corner.contains("circle"), "\(corner)")
    }

    private func tree(
        _ content: some View, family: Int = WIDGET_SYSTEM_SMALL
    ) -> String {
        var environment = widget_environment()
        environment.family = widget_family(family)
        return TreeRecorder.text(environment: environment) { view in
            ViewRecorder(view, environment: EnvironmentValues(environment)).record(content)
        }
    }
}
