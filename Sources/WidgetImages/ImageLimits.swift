/// The limits of decoding, checked in a picture's header before its pixels take memory.
public enum ImageLimits {
    /// Pixels along a side.
    public static let side = 16_384
    /// Pixels in total, after a JPEG's decoder has reduced them.
    public static let area = 40_000_000
    /// Bytes of a file.
    public static let byteCount = 64 * 1024 * 1024
}
