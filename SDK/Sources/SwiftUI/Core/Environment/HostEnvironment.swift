package import CWidgetPlugin
package import Foundation

/// The environment that the runner passes to the widget, copied from the C structure.
package struct HostEnvironment: Sendable {
    package var family: widget_family = widget_family(WIDGET_SYSTEM_SMALL)
    package var size = CGSize.zero
    package var margins = EdgeInsets()
    /// Whether the widget disabled its margins.
    var reachesMargins = false
    package var renderingMode = WIDGET_FULL_COLOR
    package var isPreview = false
    package var showsBackground = true
    package var hasIncreasedContrast = false
    package var locale: String?
    package var timeZone: String?

    /// Creates the environment that applies outside of a content function.
    package init() {}
}

extension EnvironmentValues {
    private struct HostKey: EnvironmentKey {
        static let defaultValue = HostEnvironment()
    }

    /// The environment passed by the runner.
    package var host: HostEnvironment {
        get { self[HostKey.self] }
        set { self[HostKey.self] = newValue }
    }

    /// Reads the environment of a content function.
    package init(_ environment: widget_environment) {
        self.init()
        var host = HostEnvironment()
        host.family = environment.family
        host.size = CGSize(width: environment.width, height: environment.height)
        host.margins = EdgeInsets(
            top: environment.top, leading: environment.leading, bottom: environment.bottom,
            trailing: environment.trailing)
        host.reachesMargins = environment.reaches_margins
        host.renderingMode = environment.rendering_mode
        host.isPreview = environment.is_preview
        host.showsBackground = environment.shows_background
        host.hasIncreasedContrast = environment.increased_contrast
        host.locale = environment.locale.map { String(cString: $0) }
        host.timeZone = environment.time_zone.map { String(cString: $0) }
        self.host = host
        colorScheme = ColorScheme(environment.color_scheme)
        dynamicTypeSize = DynamicTypeSize(environment.text_size)
        redactionReasons = RedactionReasons(rawValue: Int(environment.redaction))
        layoutDirection = environment.right_to_left ? .rightToLeft : .leftToRight
        displayScale = environment.scale
    }
}
