/// The reason why a plugin's font cannot be used.
public enum FontProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file cannot be opened or read.
    case unreadable(path: String, reason: String)
    /// The bytes of a font cannot be put into a file.
    case unwritable(folder: String, reason: String)
    /// It does not begin like a TrueType or OpenType font.
    case unknownFormat
    /// A table is missing or invalid.
    case badTable(String)
    /// It has pictures of letters, or nothing, instead of outlines.
    case noOutlines
    /// It has more bytes than allowed.
    case tooManyBytes(Int)
    /// The plugin has more files or fonts than allowed.
    case tooMany
    /// It is one of the plugin's fonts already.
    case alreadyThere(String)

    /// One clause that names the thing.
    public var description: String {
        switch self {
        case .unreadable(let path, let reason): "\(path) cannot be read: \(reason)"
        case .unwritable(let folder, let reason):
            "it cannot be put into the folder \(folder): \(reason)"
        case .unknownFormat: "it is neither a TrueType nor an OpenType font"
        case .badTable(let name): "its table '\(name)' is missing or broken"
        case .noOutlines: "its letters have no outlines"
        case .tooManyBytes(let count):
            "its \(count) bytes are more than the \(FontLimits.byteCount) that a font may have"
        case .tooMany:
            "a plugin may have at most \(FontLimits.files) files with \(FontLimits.faces) fonts"
        case .alreadyThere(let name): "a font named \(name) is there already"
        }
    }
}
