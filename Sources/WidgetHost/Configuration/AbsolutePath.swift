import Foundation

/// Turns the paths that users type into absolute ones.
enum AbsolutePath {
    /// The absolute form of `path` without `.` and `..`; links are left alone.
    static func of(_ path: String) -> String {
        URL(fileURLWithPath: path).standardizedFileURL.path
    }
}
