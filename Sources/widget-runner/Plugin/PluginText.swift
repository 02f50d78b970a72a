import Glibc

/// The text of a plugin's C string, with invalid UTF-8 repaired; nil for NULL.
func text(_ string: UnsafePointer<CChar>?) -> String? {
    string.map { String(cString: $0) }
}

/// The text of a plugin's description, cut after 16 KiB; empty for NULL.
func prose(_ string: UnsafePointer<CChar>?) -> String {
    string.map { text($0, length: strnlen($0, 16 * 1024)) } ?? ""
}

/// The text of bytes that a plugin passed with their length, with invalid UTF-8 repaired.
///
/// - Parameter limit: The number of bytes after which the text is cut. A length beyond half the
///   address space is invalid and gives an empty text.
func text(_ bytes: UnsafePointer<CChar>?, length: Int, limit: Int = .max) -> String {
    let count = bytes == nil ? 0 : max(0, min(length, limit))
    let buffer = UnsafeRawBufferPointer(start: bytes, count: count)
    return String(decoding: buffer, as: UTF8.self)
}
