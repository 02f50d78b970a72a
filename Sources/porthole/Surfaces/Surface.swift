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

/// Which surface is wanted of standard output.
enum SurfaceChoice {
    /// Drawn on a terminal, a line elsewhere.
    case auto
    case terminal, line
}

/// Chooses a surface for standard output.
enum Surfaces {
    /// The surface that suits standard output best among those wanted.
    ///
    /// - Parameters:
    ///   - shape: What pictures are cut to.
    ///   - redraws: Whether views replace one another where that is possible.
    static func surface(
        _ choice: SurfaceChoice, shape: WidgetShape, fonts: FontConfiguration?, redraws: Bool
    ) throws -> any Surface {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let capabilities = TerminalCapabilities.detect(
            environment: ProcessInfo.processInfo.environment, isTerminal: isTerminal)
        if choice == .line || (choice == .auto && !isTerminal) { return LineSurface() }
        if capabilities.kittyGraphics, let fonts {
            return try PictureSurface(fonts: fonts, shape: shape)
        }
        return TerminalSurface(
            depth: capabilities.colorDepth, redraws: redraws && capabilities.cursorControl)
    }
}
