import CWidgetPlugin
import SwiftUI
import Testing

private struct Report: View {
    @Environment(\.colorScheme) private var colorScheme
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.redactionReasons) private var redaction
    @Environment(\.layoutDirection) private var direction
    @Environment(\.displayScale) private var scale
    @Environment(\.pixelLength) private var pixel

    var body: some View {
        Leaf("\(colorScheme) \(size) \(redaction.rawValue) \(direction) \(scale) \(pixel)")
    }
}

private struct Place: View {
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    @Environment(\.calendar) private var calendar

    var body: some View {
        Leaf("\(locale.identifier) \(timeZone.identifier) \(calendar.timeZone.identifier)")
    }
}

@MainActor
@Suite("The host's environment")
struct HostEnvironmentTests {
    @Test func `is what views read`() {
        #expect(
            tree { Report() } == "text text_string=\"light large 0 leftToRight 1.0 1.0\"")
        var environment = widget_environment.test
        environment.color_scheme = WIDGET_DARK
        environment.text_size = WIDGET_TEXT_XSMALL
        environment.redaction = WIDGET_REDACT_PLACEHOLDER.rawValue
        environment.right_to_left = true
        environment.scale = 2
        #expect(
            tree(environment) { Report() }
                == "text text_string=\"dark xSmall 1 rightToLeft 2.0 0.5\"")
    }

    @Test func `decides how strongly colours differ`() {
        var environment = widget_environment.test
        #expect(EnvironmentValues(environment).colorSchemeContrast == .standard)
        environment.increased_contrast = true
        let values = EnvironmentValues(environment)
        #expect(values.colorSchemeContrast == .increased)
        #expect(Color.red.resolve(in: values).description == "#D70015FF")
        #expect(Color.secondary.resolve(in: values).description == "#3C3C43CC")
    }

    @Test func `decides language and time zone`() {
        "de_CH".withCString { locale in
            "Europe/Zurich".withCString { timeZone in
                var environment = widget_environment.test
                environment.locale = locale
                environment.time_zone = timeZone
                #expect(
                    tree(environment) { Place() }
                        == "text text_string=\"de_CH Europe/Zurich Europe/Zurich\"")
            }
        }
    }

    @Test func `counts text sizes as the header does`() {
        for size in DynamicTypeSize.allCases {
            var environment = widget_environment.test
            environment.text_size = widget_text_size(rawValue: UInt32(size.rawValue) + 1)
            #expect(EnvironmentValues(environment).dynamicTypeSize == size)
        }
        #expect(DynamicTypeSize.allCases.filter(\.isAccessibilitySize).count == 5)
        #expect(DynamicTypeSize.small < .large)
    }
}
