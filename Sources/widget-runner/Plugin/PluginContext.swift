import CWidgetPlugin

/// A context pointer from a plugin, released once when nothing refers to it any more.
///
/// Unchecked: the header lets any thread release a context.
final class PluginContext: @unchecked Sendable {
    /// The pointer that is passed to the plugin's functions.
    let pointer: UnsafeMutableRawPointer?
    private let release: widget_release?

    init(_ pointer: UnsafeMutableRawPointer?, release: widget_release?) {
        self.pointer = pointer
        self.release = release
    }

    deinit { release?(pointer) }
}
