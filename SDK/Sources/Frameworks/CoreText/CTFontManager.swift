// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import PortholeFoundation
public import UIKit

/// The scope of a font registration; here always the plugin's process.
public enum CTFontManagerScope: UInt32, Sendable {
    /// No scope.
    case none = 0
    /// This process.
    case process = 1
    /// The user's programs.
    case persistent = 2
    /// This session.
    case session = 3

    /// The user's programs.
    public static var user: CTFontManagerScope { .persistent }
}

/// The reason why a font was not registered.
public enum CTFontManagerError: Int, Sendable {
    /// The file does not exist.
    case fileNotFound = 101
    /// The file cannot be read for lack of permission.
    case insufficientPermissions = 102
    /// The file is not a font.
    case unrecognizedFormat = 103
    /// The font data is invalid.
    case invalidFontData = 104
    /// The font is already registered.
    case alreadyRegistered = 105
    /// Too many fonts are registered.
    case exceededResourceLimit = 106
    /// The asset was not found.
    case assetNotFound = 107
    /// The font is not registered.
    case notRegistered = 201
    /// The font is in use.
    case inUse = 202
    /// The font is required by the system.
    case systemRequired = 203
    /// The registration failed.
    case registrationFailed = 301
    /// The program may not register fonts.
    case missingEntitlement = 302
    /// The information is insufficient.
    case insufficientInfo = 303
    /// The user did not want it.
    case cancelledByUser = 304
    /// Another font has its name.
    case duplicatedName = 305
    /// The file path is invalid.
    case invalidFilePath = 306
    /// The scope is not supported.
    case unsupportedScope = 307
}

// Unsafe but sound: the value is an immutable string; Foundation for Linux declares NSString
// explicitly not Sendable.

/// The domain of font errors.
public nonisolated(unsafe) let kCTFontManagerErrorDomain: CFString =
    "com.apple.CoreText.CTFontManagerErrorDomain"

/// Registers the fonts of a file for the plugin's text.
///
/// - Returns: Whether it succeeded; otherwise `error` and the log contain the reason.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let problem = HostFonts.add(path: fontURL.path) else { return true }
    let isThere = FileManager.default.fileExists(atPath: fontURL.path)
    return fail(
        "The font \(fontURL.path) cannot be used: \(problem).",
        isThere ? .unrecognizedFormat : .fileNotFound, error)
}

/// Unregisters the fonts of a file.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    if HostFonts.remove(fontURL.path) { return true }
    return fail("The font \(fontURL.path) is not registered.", .notRegistered, error)
}

/// Registers the fonts of several files; the handler receives the errors and the end.
public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let errors = fontURLs.compactMap { url -> CFError? in
        var error: Unmanaged<CFError>?
        guard let url = url as? URL, !CTFontManagerRegisterFontsForURL(url, scope, &error) else {
            return nil
        }
        return error?.takeRetainedValue()
    }
    _ = registrationHandler?(errors, true)
}

/// Registers a font in memory for the plugin's text.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let problem = HostFonts.add(font.data) else { return true }
    return fail(
        "The font \(font.postScriptName ?? "in memory") cannot be used: \(problem).",
        .alreadyRegistered, error)
}

/// Unregisters a font in memory.
@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let name = font.postScriptName ?? ""
    if HostFonts.remove(name) { return true }
    return fail("The font \(name) is not registered.", .notRegistered, error)
}

/// The PostScript names of the fonts that the plugin brings.
public func CTFontManagerCopyAvailablePostScriptNames() -> CFArray { HostFonts.faces.map(\.name) }

/// The families of the fonts that the plugin brings.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { UIFont.familyNames }

private func fail(
    _ sentence: String, _ reason: CTFontManagerError,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    PluginLog.warnOnce(sentence)
    error?.pointee = .passRetained(
        NSError(
            domain: kCTFontManagerErrorDomain as String, code: reason.rawValue,
            userInfo: [NSLocalizedDescriptionKey: sentence]))
    return false
}
