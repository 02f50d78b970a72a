import Foundation
import WidgetHost
import WidgetRenderer
import WidgetText
import WidgetWire

/// Somewhere a widget is shown again and again.
protocol Surface {
    /// What its widgets are measured in.
    var metrics: WidgetEnvironment.Metrics { get }

    /// Whether views replace one another in a place where other words would be in the way.
    var isRedrawn: Bool { get }

    /// Shows a widget as it looks at `date`, in place of what was shown before.
    ///
    /// - Parameter note: Words about the widget, such as why it is stale; any number of lines.
    mutating func show(_ list: DisplayList, at date: Date, note: String?) throws

    /// Leaves the output as it was found, with the last view on it.
    mutating func finish() throws
}

/// Chooses a surface for standard output.
enum Surfaces {
    static func surface(
        for output: Run.Output, family: WidgetFamily, fonts: FontConfiguration?, redraws: Bool
    ) throws -> any Surface {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let capabilities = TerminalCapabilities.detect(
            environment: ProcessInfo.processInfo.environment, isTerminal: isTerminal)
        if output == .line || (output == .auto && !isTerminal) { return LineSurface() }
        if capabilities.kittyGraphics, let fonts {
            return try PictureSurface(fonts: fonts, shape: WidgetShape(family.wire))
        }
        return TerminalSurface(
            depth: capabilities.colorDepth, redraws: redraws && capabilities.cursorControl)
    }
}
