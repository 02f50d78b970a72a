// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Foundation for Linux marks these numbers unavailable; sources pass them as a document's
// `characterEncoding`, and to `String.Encoding(rawValue:)`.

/// The number of ASCII.
public let NSASCIIStringEncoding = String.Encoding.ascii.rawValue

/// The number of ISO Latin 1.
public let NSISOLatin1StringEncoding = String.Encoding.isoLatin1.rawValue

/// The number of UTF-8.
public let NSUTF8StringEncoding = String.Encoding.utf8.rawValue

/// The number of UTF-16 with a byte order mark.
public let NSUTF16StringEncoding = String.Encoding.utf16.rawValue

/// The number of UTF-16 with a byte order mark.
public let NSUnicodeStringEncoding = String.Encoding.unicode.rawValue

/// The number of UTF-32 with a byte order mark.
public let NSUTF32StringEncoding = String.Encoding.utf32.rawValue

/// The number of Windows' code page 1252, for languages of Western Europe.
public let NSWindowsCP1252StringEncoding = String.Encoding.windowsCP1252.rawValue
