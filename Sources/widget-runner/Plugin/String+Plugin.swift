import Glibc
import WidgetWire

/// Texts of plugins; bytes that are not UTF-8 are replaced, and rows of marks are divided.
extension String {
    /// The text of a plugin's C string; nil for NULL.
    init?(plugin string: UnsafePointer<CChar>?) {
        guard let string else { return nil }
        self = String(cString: string).streamSafe
    }

    /// The text of a plugin's description, cut after 16 KiB; empty for NULL.
    init(pluginProse string: UnsafePointer<CChar>?) {
        let limit = 16 * 1024
        self.init(plugin: string, length: string.map { strnlen($0, limit) } ?? 0)
    }

    /// The text of bytes that a plugin passed with their length.
    ///
    /// - Parameter limit: The number of bytes after which the text is cut. A length beyond half the
    ///   address space is invalid and gives an empty text.
    init(plugin bytes: UnsafePointer<CChar>?, length: Int, limit: Int = .max) {
        let count = bytes == nil ? 0 : Swift.max(0, Swift.min(length, limit))
        let buffer = UnsafeRawBufferPointer(start: bytes, count: count)
        self = String(decoding: buffer, as: UTF8.self).streamSafe
    }
}
