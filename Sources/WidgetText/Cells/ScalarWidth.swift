import CLinux
import Glibc

extension Unicode.Scalar {
    /// The number of columns that a terminal gives the scalar: 0, 1 or 2.
    ///
    /// It comes from the C library's table, which terminals use; scalars that are newer, or all of
    /// them without C.UTF-8, go by their Unicode properties. Call it within `inUTF8Locale`.
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
/// Only the thread's locale changes, and only until the return, because plugins have their own.
func inUTF8Locale<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let locale = utf8Locale else { return try body() }
    let previous = uselocale(locale)
    defer { uselocale(previous) }
    return try body()
}

// A locale object is never changed after it was made, and this one is never freed.
private nonisolated(unsafe) let utf8Locale: locale_t? =
    newlocale(LC_CTYPE_MASK, "C.UTF-8", nil) ?? newlocale(LC_CTYPE_MASK, "en_US.UTF-8", nil)
