// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Foundation for Linux marks these numbers unavailable; sources pass them as a document's
// `characterEncoding`, and to `String.Encoding(rawValue:)`.

/// The encoding number of ASCII.
public let NSASCIIStringEncoding = String.Encoding.ascii.rawValue

/// The encoding number of ISO Latin 1.
public let NSISOLatin1StringEncoding = String.Encoding.isoLatin1.rawValue

/// The encoding number of UTF-8.
public let NSUTF8StringEncoding = String.Encoding.utf8.rawValue

/// The encoding number of UTF-16 with a byte order mark.
public let NSUTF16StringEncoding = String.Encoding.utf16.rawValue

/// The encoding number of UTF-16 with a byte order mark.
public let NSUnicodeStringEncoding = String.Encoding.unicode.rawValue

/// The encoding number of UTF-32 with a byte order mark.
public let NSUTF32StringEncoding = String.Encoding.utf32.rawValue

/// The encoding number of Windows code page 1252 (Western European).
public let NSWindowsCP1252StringEncoding = String.Encoding.windowsCP1252.rawValue
