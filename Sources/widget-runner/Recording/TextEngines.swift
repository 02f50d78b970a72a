import Glibc
import Synchronization
import WidgetLayout
import WidgetText
import WidgetWire

/// The layouts for fonts and for cells, each made when the first entry needs it or shortly before.
///
/// Unchecked: they belong to the plugin's main thread, which receives the fonts under a lock in
/// case another thread has opened them.
final class TextEngines: @unchecked Sendable {
    /// The variable with the path of the host's fonts.conf.
    private static let fontsVariable = "FONTCONFIG_FILE"

    private let log: PluginLog
    private let opening = Mutex(())
    private var fonts: (engine: PangoTextEngine, layout: WidgetLayout)?
    private lazy var cells = WidgetLayout(textEngine: CellTextEngine(format: LiveDates.string))

    init(log: PluginLog) {
        self.log = log
    }

    /// The layout that measures text with `metrics`; main thread.
    ///
    /// - Throws: `TextEngineError` when fonts cannot be measured on this machine.
    func layout(for metrics: WidgetEnvironment.Metrics) throws -> WidgetLayout {
        switch metrics {
        case .cells: cells
        case .fonts, .UNRECOGNIZED: try opening.withLock { _ in try fonts ?? open() }.layout
        }
    }

    /// Opens the fonts ahead of an entry that needs them, while the main thread loads the plugin.
    ///
    /// Fonts that are open belong to the main thread already. Errors are reported later, when an
    /// entry needs the fonts.
    func prepare(for environment: WidgetEnvironment) {
        guard environment.metrics != .cells else { return }
        opening.withLock { _ in
            guard fonts == nil, let opened = try? open() else { return }
            // Measuring a digit loads the system font, which most entries use.
            let digit = Paragraph.with {
                $0.runs = [
                    .with {
                        $0.text = "0"
                        $0.font.size = 17
                    }
                ]
            }
            _ = opened.engine.measure(
                digit, in: TextBox(), context: TextContext(environment, now: 0))
        }
    }

    private func open() throws -> (engine: PangoTextEngine, layout: WidgetLayout) {
        let engine = try PangoTextEngine(fonts: Self.fontConfiguration, shelf: FontsTable.shelf)
        engine.onFontProblem = { [log] in log.write(.warning, $0) }
        engine.onUnknownSymbol = { [log] name in
            log.write(.warning, "No picture stands for the symbol '\(name)'.")
        }
        let opened = (engine, WidgetLayout(textEngine: engine))
        fonts = opened
        return opened
    }

    /// The host's configuration, or the system's when the runner was started without one.
    static var fontConfiguration: FontConfiguration {
        let path = getenv(fontsVariable).map { String(cString: $0) } ?? ""
        return FontConfiguration(file: path.isEmpty ? "/etc/fonts/fonts.conf" : path)
    }
}
