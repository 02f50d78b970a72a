/// The limits of a plugin's fonts.
public enum FontLimits {
    /// Bytes of one file.
    public static let byteCount = 64 * 1024 * 1024
    /// Files.
    public static let files = 128
    /// Fonts in all files, including those made from variable ones.
    public static let faces = 1_024
    /// Bytes of one table that is read.
    static let tableByteCount = 4 * 1024 * 1024
    /// Fonts in one collection.
    static let collection = 64
    /// Fonts that one variable font names.
    static let instances = 128
}
