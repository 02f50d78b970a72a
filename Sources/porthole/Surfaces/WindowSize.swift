import Foundation

/// The size of a terminal's window in cells.
struct WindowSize: Equatable {
    let columns: Int
    let rows: Int

    /// The size of the window behind standard output; nil when that is not a terminal.
    static var current: WindowSize? { behind(STDOUT_FILENO) }

    /// The size of the window behind a stream; nil when that is not a terminal.
    static func behind(_ descriptor: Int32) -> WindowSize? {
        var size = winsize()
        guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return WindowSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }
}
