import WidgetRenderer

/// Calls `draw`, which draws a plugin's view, and names the plugin when that fails.
///
/// - Parameter plugin: The path of the plugin, as found.
/// - Throws: A ``CommandError`` with code 70 for errors that the plugin can fix; all other errors
///   unchanged.
func attributingFailures<Picture>(
    to plugin: String, _ draw: () throws -> Picture
) throws -> Picture {
    do {
        return try draw()
    } catch let error as PictureError {
        switch error {
        case .badSize, .compression: throw error
        case .drawing, .tooSlow, .tooMuchInDocument, .tooLong, .tooLarge:
            throw CommandError(
                "What the plugin \(plugin) shows cannot be drawn. \(error)",
                exitCode: .pluginFailed)
        }
    }
}
