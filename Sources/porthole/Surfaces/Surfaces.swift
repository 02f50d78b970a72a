import Foundation
import WidgetRenderer
import WidgetText

/// Chooses a surface for standard output.
enum Surfaces {
    /// The best surface for standard output that the choice allows.
    ///
    /// - Parameters:
    ///   - shape: The shape that pictures are cut to.
    ///   - redraws: Whether views replace one another where that is possible.
    static func surface(
        _ choice: SurfaceChoice, shape: WidgetShape, fonts: FontConfiguration?, redraws: Bool
    ) throws -> any Surface {
        let isTerminal = isatty(STDOUT_FILENO) == 1
        let capabilities = TerminalCapabilities.detect(
            environment: ProcessInfo.processInfo.environment, isTerminal: isTerminal)
        if choice == .line || (choice == .auto && !isTerminal) { return LineSurface() }
        if capabilities.kittyGraphics, let fonts {
            return try KittySurface(fonts: fonts, shape: shape)
        }
        return TerminalSurface(
            depth: capabilities.colorDepth, redraws: redraws && capabilities.cursorControl)
    }
}
