/// What is decoded at most: checked on a picture's header, before its pixels need memory.
public enum ImageLimits {
    /// Pixels along a side.
    public static let side = 16_384
    /// Pixels all together, once a JPEG's decoder has made them fewer.
    public static let area = 40_000_000
    /// Bytes of a file.
    public static let byteCount = 64 * 1024 * 1024
}
