import Glibc

/// Writes all bytes to a descriptor, also when the kernel takes only a part or a signal interrupts.
///
/// - Returns: False when not all could be written; `errno` tells the reason.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
        var rest = buffer[...]
        while !rest.isEmpty {
            let part = UnsafeRawBufferPointer(rebasing: rest)
            let written = write(descriptor, part.baseAddress, part.count)
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { return false }
            rest = rest.dropFirst(written)
        }
        return true
    }
}
