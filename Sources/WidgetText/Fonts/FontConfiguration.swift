import FoundationEssentials

/// A fonts.conf of our own, which lists the fonts and the families for each design.
///
/// The system's configuration would make pictures differ between machines and takes tens of
/// milliseconds to read. The file and fontconfig's cache are in one directory, which the host
/// writes and a sandboxed runner only reads.
public struct FontConfiguration: Hashable, Sendable {
    /// The path of the fonts.conf.
    public let file: String

    /// Names a file that ``write(in:fontDirectories:)`` has written before.
    public init(file: String) {
        self.file = file
    }

    /// Writes fonts.conf into a directory, which is created when missing.
    ///
    /// - Parameters:
    ///   - directory: The directory of the file and of fontconfig's cache.
    ///   - fontDirectories: The directories searched for fonts, including those below.
    /// - Throws: ``TextEngineError/unwritableDirectory(path:reason:)``. A file with the same
    ///   contents is left alone, so the directory may be read-only once the file was written.
    public static func write(
        in directory: String, fontDirectories: [String] = standardFontDirectories()
    ) throws(TextEngineError) -> FontConfiguration {
        let file = directory + "/fonts.conf"
        let text = FontConfigurationText.make(
            fontDirectories: fontDirectories, cacheDirectory: directory + "/fontconfig")
        try ConfigurationFile.replace(file, with: Array(text.utf8))
        return FontConfiguration(file: file)
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
