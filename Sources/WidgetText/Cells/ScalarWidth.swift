import CLinux
import Glibc

extension Unicode.Scalar {
    /// The columns a terminal gives the scalar: 0, 1 or 2.
    ///
    /// The C library's table decides, for it is the one terminals use; scalars newer than it, or all
    /// of them where C.UTF-8 is missing, go by their Unicode properties. Call it within `inUTF8Locale`.
    var cellWidth: Int {
        let width = linux_character_width(value)
        return width >= 0 && (width > 0 || value != 0) ? Int(width) : unlistedCellWidth
    }

    private var unlistedCellWidth: Int {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: 0
        default: properties.isEmojiPresentation ? 2 : 1
        }
    }
}

/// Runs `body` with the calling thread's character types in UTF-8, whatever the process's locale.
///
/// Only the thread's locale changes, and only until the return: plugins have theirs.
func inUTF8Locale<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let locale = utf8Locale else { return try body() }
    let previous = uselocale(locale)
    defer { uselocale(previous) }
    return try body()
}

// A locale object is never changed after its making, and this one is never freed.
private nonisolated(unsafe) let utf8Locale: locale_t? =
    newlocale(LC_CTYPE_MASK, "C.UTF-8", nil) ?? newlocale(LC_CTYPE_MASK, "en_US.UTF-8", nil)
