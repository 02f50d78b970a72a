import WidgetRenderer

/// Calls `draw`, and says of what it cannot draw whose it is.
///
/// - Parameter plugin: The path of the plugin whose view is drawn.
func naming<Picture>(_ plugin: String, _ draw: () throws -> Picture) throws -> Picture {
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
