import WidgetRenderer

/// Calls `draw`, which draws what a plugin shows, and names the plugin when that cannot be drawn.
///
/// - Parameter plugin: The plugin as it was found.
/// - Throws: A ``CommandError`` with code 70 for what the plugin can mend; all other errors as they are.
func attributingFailures<Picture>(
    to plugin: String, _ draw: () throws -> Picture
) throws -> Picture {
    do {
        return try draw()
    } catch let error as PictureError {
        switch error {
        case .badSize, .compression: throw error
        case .drawing, .tooSlow, .tooLong:
            throw CommandError(
                "What the plugin \(plugin) shows cannot be drawn. \(error)",
                exitCode: .pluginFailed)
        }
    }
}
