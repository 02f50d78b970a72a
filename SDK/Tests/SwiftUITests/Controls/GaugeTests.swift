import CWidgetPlugin
import SwiftUI
import Testing

@Suite("Gauges")
@MainActor
struct GaugeTests {
    private struct Words: GaugeStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                configuration.currentValueLabel
                Text(verbatim: "\(configuration.value) \(isEnabled)")
            }
        }
    }

    private var temperature: some View {
        Gauge(value: 72, in: 50...90) {
            Text("F")
        } currentValueLabel: {
            Text("72")
        } minimumValueLabel: {
            Text("50")
        } maximumValueLabel: {
            Text("90")
        }
    }

    @Test func `are bars between their labels by default`() {
        #expect(
            tree { temperature } == """
                vstack spacing=0
                  padding insets=0,0,12,0
                    text text_string="F"
                  hstack spacing=8
                    text text_string="50"
                    gauge gauge_form=gauge_bar amount=0.55 accessibility_value="55%" fill=tint track=fill_tertiary line_width=16
                    text text_string="90"
                  padding insets=7.5,0,0,0
                    text text_string="72"
                """)
    }

    @Test
    func `are thin bars on the lock screen, with all but the ends of the range above each other`() {
        let text = tree { temperature.gaugeStyle(.accessoryLinearCapacity) }
        #expect(text.contains("\n  hstack spacing=10\n    text text_string=\"50\"\n    vstack"))
        #expect(text.contains("fill=tint track=fill_primary line_width=4"))
    }

    @Test func `are rings with a marker where asked`() {
        let text = tree { temperature.gaugeStyle(.accessoryCircular) }
        #expect(text.contains("gauge gauge_form=gauge_open_ring amount=0.55"))
        #expect(text.contains("marked=true"))
        #expect(text.contains("frame width=58 height=58"))
        #expect(!text.contains("\"F\""), "the ends' labels take the place of the gauge's")
        let ring = tree { Gauge(value: 0.5) { Text("L") }.gaugeStyle(.accessoryCircularCapacity) }
        #expect(ring.contains("gauge gauge_form=gauge_ring amount=0.5"))
        #expect(ring.contains("text_string=\"L\""))
    }

    @Test func `fill a circular widget`() {
        var environment = widget_environment.test
        environment.family = widget_family(WIDGET_ACCESSORY_CIRCULAR)
        environment.width = 76
        environment.height = 76
        let text = tree(environment) { temperature }
        #expect(text.contains("gauge_form=gauge_open_ring"))
        #expect(text.contains("width=76 height=76"))
    }

    @Test func `have the tint, and accessory gauges the foreground without one`() {
        let gauge = Gauge(value: 1) { Text("L") }.gaugeStyle(.accessoryLinear)
        #expect(tree { gauge }.contains("fill=level1"))
        #expect(tree { gauge.tint(.red) }.contains("fill=red"))
        let gradient = tree { gauge.tint(Gradient(colors: [.red, .blue])) }
        #expect(gradient.contains("fill=linear("))
    }

    @Test func `have styles of authors, whose environment is bound`() {
        #expect(
            tree { temperature.gaugeStyle(Words()).disabled(true) } == """
                vstack
                  text text_string="F"
                  text text_string="72"
                  text text_string="0.55 false"
                """)
    }

    @Test(arguments: [(-5.0, 0.0), (500, 1), (.nan, 0)])
    func `stay within their range`(value: Double, fraction: Double) {
        let text = tree { Gauge(value: value, in: 0...10) { EmptyView() } }
        #expect(text.contains("amount=\(Int(fraction))"))
        #expect(tree { Gauge(value: 3, in: 3...3) { EmptyView() } }.contains("amount=0 "))
    }
}
