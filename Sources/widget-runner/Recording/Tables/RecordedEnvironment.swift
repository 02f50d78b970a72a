import CWidgetPlugin
import Glibc
import WidgetLayout
import WidgetWire

/// The environment of recorded views as the header's C struct; lives while they are recorded.
final class RecordedEnvironment {
    /// The struct; valid as long as this object.
    let pointer: UnsafePointer<widget_environment>
    private let locale: UnsafeMutablePointer<CChar>?
    private let timeZone: UnsafeMutablePointer<CChar>?

    /// The environment of one drawing of a request's entry.
    convenience init(
        _ environment: WidgetEnvironment, _ options: LayoutOptions,
        _ request: ProviderRequest<TimelineTask>
    ) {
        self.init(environment, redaction: options.redaction) { raw in
            raw.family = request.task.message.family.bit
            let margin = request.task.message.family.isSystem ? LayoutOptions.contentMargin : 0
            (raw.top, raw.leading, raw.bottom, raw.trailing) = (margin, margin, margin, margin)
            raw.is_preview = request.task.message.isPreview
            raw.shows_background = options.showsBackground
            raw.reaches_margins = request.task.provider.areContentMarginsDisabled
        }
    }

    /// An environment for views that are not drawn.
    convenience init() {
        self.init(WidgetEnvironment(), redaction: []) { _ in }
    }

    private init(
        _ environment: WidgetEnvironment, redaction: Redaction,
        _ adjust: (inout widget_environment) -> Void
    ) {
        locale = strdup(environment.locale.isEmpty ? "en_US" : environment.locale)
        timeZone = strdup(environment.timeZone.isEmpty ? "UTC" : environment.timeZone)
        var raw = widget_environment()
        raw.size = MemoryLayout<widget_environment>.size
        (raw.width, raw.height) = (environment.width, environment.height)
        raw.scale = environment.scale > 0 ? environment.scale : 1
        raw.color_scheme = environment.appearance == .dark ? WIDGET_DARK : WIDGET_LIGHT
        raw.rendering_mode = environment.renderingMode.header
        raw.text_size = environment.textSize.header
        raw.redaction = UInt32(redaction.rawValue)
        raw.right_to_left = environment.rightToLeft
        raw.increased_contrast = environment.increasedContrast
        (raw.locale, raw.time_zone) = (UnsafePointer(locale), UnsafePointer(timeZone))
        adjust(&raw)
        let memory = UnsafeMutablePointer<widget_environment>.allocate(capacity: 1)
        memory.initialize(to: raw)
        pointer = UnsafePointer(memory)
    }

    deinit {
        pointer.deallocate()
        free(locale)
        free(timeZone)
    }
}

extension WidgetEnvironment.RenderingMode {
    fileprivate var header: widget_rendering_mode {
        switch self {
        case .fullColor, .UNRECOGNIZED: WIDGET_FULL_COLOR
        case .accented: WIDGET_ACCENTED
        case .vibrant: WIDGET_VIBRANT
        }
    }
}

extension TextSize {
    /// The header's number; on the wire, the default size is 0 instead.
    fileprivate var header: widget_text_size {
        switch self {
        case .large, .UNRECOGNIZED: WIDGET_TEXT_LARGE
        default: widget_text_size(UInt32(rawValue))
        }
    }
}
