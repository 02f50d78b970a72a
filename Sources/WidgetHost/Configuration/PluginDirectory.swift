/// A directory of plugins: bare `.so` files and `.widgetbundle` folders.
public struct PluginDirectory: Sendable, Hashable {
    /// Its absolute path.
    public let path: String
    /// Whether the user named it, so that its absence is a problem.
    public let isExplicit: Bool

    /// Names a directory to search; relative paths are resolved against the working directory.
    public init(_ path: String, isExplicit: Bool = true) {
        self.path = AbsolutePath.of(path)
        self.isExplicit = isExplicit
    }
}
