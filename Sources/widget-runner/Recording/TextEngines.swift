import Glibc
import WidgetLayout
import WidgetText
import WidgetWire

/// The layouts of fonts and of cells, each made when the first entry needs it.
///
/// Belongs to the plugin's main thread.
final class TextEngines {
    /// Names the fonts.conf that the host wrote, and whose cache it keeps warm.
    private static let fontsVariable = "FONTCONFIG_FILE"

    private let log: PluginLog
    private var fonts: WidgetLayout?
    private lazy var cells = WidgetLayout(textEngine: CellTextEngine(format: LiveDates.string))

    init(log: PluginLog) {
        self.log = log
    }

    /// The layout that measures text as `metrics` says.
    ///
    /// - Throws: `TextEngineError` when fonts cannot be measured on this machine.
    func layout(for metrics: WidgetEnvironment.Metrics) throws -> WidgetLayout {
        switch metrics {
        case .cells: return cells
        case .fonts, .UNRECOGNIZED:
            if let fonts { return fonts }
            let engine = try PangoTextEngine(
                fonts: Self.fontConfiguration, shelf: FontsTable.shelf)
            engine.onFontProblem = { [log] in log.write(.warning, $0) }
            engine.onUnknownSymbol = { [log] name in
                log.write(.warning, "No picture stands for the symbol '\(name)'.")
            }
            let layout = WidgetLayout(textEngine: engine)
            fonts = layout
            return layout
        }
    }

    /// The host's configuration, or the system's when the runner was started without one.
    private static var fontConfiguration: FontConfiguration {
        let path = text(getenv(fontsVariable)) ?? ""
        return FontConfiguration(file: path.isEmpty ? "/etc/fonts/fonts.conf" : path)
    }
}
