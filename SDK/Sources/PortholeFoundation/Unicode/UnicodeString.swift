import _FoundationICU

// ICU, on which Foundation itself is built; it comes with the toolchain.

extension String {
    /// Creates a string from an ICU function that writes to a buffer; `nil` if it fails.
    init?(written write: (UnsafeMutablePointer<UChar>, Int32, inout UErrorCode) -> Int32) {
        var text = [UChar](repeating: 0, count: 64)
        var status = U_ZERO_ERROR
        var length = write(&text, Int32(text.count), &status)
        if status == U_BUFFER_OVERFLOW_ERROR {
            text = [UChar](repeating: 0, count: Int(length))
            status = U_ZERO_ERROR
            length = write(&text, length, &status)
        }
        guard status.isSuccess else { return nil }
        self.init(decoding: text.prefix(Int(length)), as: UTF16.self)
    }
}

extension UErrorCode {
    /// Warnings are below zero.
    var isSuccess: Bool { rawValue <= U_ZERO_ERROR.rawValue }
}
