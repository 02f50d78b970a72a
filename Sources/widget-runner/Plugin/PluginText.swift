import Glibc

/// The text of a plugin's C string, broken UTF-8 repaired; nil for NULL.
func text(_ string: UnsafePointer<CChar>?) -> String? {
    string.map { String(cString: $0) }
}

/// What a plugin's C string says about something, as far as anybody reads it: 16 KiB at most; empty for NULL.
func prose(_ string: UnsafePointer<CChar>?) -> String {
    string.map { text($0, length: strnlen($0, 16 * 1024)) } ?? ""
}

/// The text of bytes a plugin passed with their length, broken UTF-8 repaired.
///
/// - Parameter limit: Bytes beyond are cut, if there is one. A length beyond half the address space
///   is none, and stands for no text.
func text(_ bytes: UnsafePointer<CChar>?, length: Int, limit: Int = .max) -> String {
    let count = bytes == nil ? 0 : max(0, min(length, limit))
    let buffer = UnsafeRawBufferPointer(start: bytes, count: count)
    return String(decoding: buffer, as: UTF8.self)
}
