// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import PortholeFoundation
public import UIKit

/// For whom a font is registered; here always for the plugin's process.
public enum CTFontManagerScope: UInt32, Sendable {
    /// For nobody.
    case none = 0
    /// For this process.
    case process = 1
    /// For the user's programs.
    case persistent = 2
    /// For this session.
    case session = 3

    /// For the user's programs.
    public static var user: CTFontManagerScope { .persistent }
}

/// Why a font was not registered.
public enum CTFontManagerError: Int, Sendable {
    /// There is no file.
    case fileNotFound = 101
    /// It may not be read.
    case insufficientPermissions = 102
    /// It cannot be read as a font.
    case unrecognizedFormat = 103
    /// It is a font with mistakes.
    case invalidFontData = 104
    /// It is registered already.
    case alreadyRegistered = 105
    /// There are too many.
    case exceededResourceLimit = 106
    /// No catalogue has it.
    case assetNotFound = 107
    /// It is not registered.
    case notRegistered = 201
    /// It is needed.
    case inUse = 202
    /// The system needs it.
    case systemRequired = 203
    /// It could not be registered.
    case registrationFailed = 301
    /// The program may not register fonts.
    case missingEntitlement = 302
    /// Too little is said of it.
    case insufficientInfo = 303
    /// The user did not want it.
    case cancelledByUser = 304
    /// Another font has its name.
    case duplicatedName = 305
    /// It lies where no font may.
    case invalidFilePath = 306
    /// It cannot be registered for these programs.
    case unsupportedScope = 307
}

/// The domain of what goes wrong with fonts.
public nonisolated(unsafe) let kCTFontManagerErrorDomain: CFString =
    "com.apple.CoreText.CTFontManagerErrorDomain"

/// Makes the fonts of a file known to the plugin's texts.
///
/// - Returns: Whether they are; `error` says why not, and the log.
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

/// Takes the fonts of a file away again.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    if HostFonts.remove(fontURL.path) { return true }
    return fail("The font \(fontURL.path) is not registered.", .notRegistered, error)
}

/// Makes the fonts of several files known; the handler learns which were not, and that it is all.
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

/// Makes a font in memory known to the plugin's texts.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard let problem = HostFonts.add(font.data) else { return true }
    return fail(
        "The font \(font.postScriptName ?? "in memory") cannot be used: \(problem).",
        .alreadyRegistered, error)
}

/// Takes a font in memory away again.
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
