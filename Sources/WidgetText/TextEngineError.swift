/// The reason why the text engine could not start.
public enum TextEngineError: Error, Hashable, CustomStringConvertible {
    /// A library or one of its functions is missing; the sentence names it and its package.
    case missingLibrary(String)
    /// The directory for fonts.conf and its cache cannot be written.
    case unwritableDirectory(path: String, reason: String)
    /// fontconfig refused the file.
    case badFontConfiguration(path: String)
    /// Cairo was built without FreeType fonts.
    case noFontMap

    /// One sentence that names the thing and the remedy.
    public var description: String {
        switch self {
        case .missingLibrary(let sentence):
            sentence
        case .unwritableDirectory(let path, let reason):
            "Cannot write the font configuration \(path): \(reason)."
        case .badFontConfiguration(let path):
            "fontconfig cannot read \(path). Delete it: it is written again when it is missing."
        case .noFontMap:
            "Cairo has no FreeType fonts here. Install Debian's own libpangocairo-1.0-0."
        }
    }
}
