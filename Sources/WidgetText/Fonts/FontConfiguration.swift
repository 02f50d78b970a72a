import FoundationEssentials

/// A fonts.conf of our own, which lists the fonts and the families for each design.
///
/// The system's configuration would make pictures differ between machines and takes tens of
/// milliseconds to read. The file and fontconfig's cache are in one directory, which the host
/// writes. Runners have a file and a copy of the cache in a directory below: a plugin can read
/// them, and so lock them, and fontconfig waits for locks on what it writes.
public struct FontConfiguration: Hashable, Sendable {
    /// The path of the fonts.conf.
    public let file: String
    /// The path of the fonts.conf for runners.
    public let runnerFile: String

    /// Names the only file, such as that of a runner.
    public init(file: String) {
        self.init(file: file, runnerFile: file)
    }

    private init(file: String, runnerFile: String) {
        (self.file, self.runnerFile) = (file, runnerFile)
    }

    /// Writes fonts.conf into a directory, which is created when missing.
    ///
    /// - Parameters:
    ///   - directory: The directory of the files and of fontconfig's caches.
    ///   - fontDirectories: The directories searched for fonts, including those below.
    /// - Throws: ``TextEngineError/unwritableDirectory(path:reason:)``. A file with the same
    ///   contents is left alone, so the directory may be read-only once the file was written.
    public static func write(
        in directory: String, fontDirectories: [String] = standardFontDirectories()
    ) throws(TextEngineError) -> FontConfiguration {
        func write(in directory: String) throws(TextEngineError) -> String {
            let file = directory + "/fonts.conf"
            let text = FontConfigurationText.make(
                fontDirectories: fontDirectories, cacheDirectory: cache(beside: file))
            try ConfigurationFile.replace(file, with: Array(text.utf8))
            return file
        }
        let fonts = FontConfiguration(
            file: try write(in: directory), runnerFile: try write(in: directory + "/runners"))
        fonts.shareCache()
        return fonts
    }

    /// Brings the runners' copy of the cache up to date; without one they look at all fonts at each
    /// start.
    func shareCache() {
        guard runnerFile != file else { return }
        FolderCopy.update(Self.cache(beside: runnerFile), from: Self.cache(beside: file))
    }

    private static func cache(beside file: String) -> String {
        file.dropLast("fonts.conf".count) + "fontconfig"
    }

    /// The system's and the user's font directories, as fontconfig would search them.
    public static func standardFontDirectories(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> [String] {
        var directories = ["/usr/share/fonts", "/usr/local/share/fonts"]
        let home = environment["HOME"].map { $0 + "/.local/share" }
        if let data = environment["XDG_DATA_HOME"].flatMap({ $0.hasPrefix("/") ? $0 : nil }) ?? home
        {
            directories.append(data + "/fonts")
        }
        return directories
    }
}
