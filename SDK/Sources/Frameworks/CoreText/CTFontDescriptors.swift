// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import PortholeFoundation
public import UIKit

/// What the fonts of a file are found by; nil when it has none, and the log says why.
///
/// Differs from Apple: the fonts are registered for the plugin's process, so that their names find
/// them, too.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
    guard let data = try? Data(contentsOf: fileURL) else {
        PluginLog.warnOnce("The font \(fileURL.path) cannot be read.")
        return nil
    }
    let descriptors = descriptors(of: data) { HostFonts.add(path: fileURL.path) }
    return descriptors.isEmpty ? nil : descriptors
}

/// What the fonts in a file's bytes are found by; none when they are no font.
///
/// Differs from Apple as `CTFontManagerCreateFontDescriptorsFromURL(_:)` does.
public func CTFontManagerCreateFontDescriptorsFromData(_ data: CFData) -> CFArray {
    descriptors(of: data) { HostFonts.add(data) }
}

/// What the first font in a file's bytes is found by; nil when they are no font.
///
/// Differs from Apple as `CTFontManagerCreateFontDescriptorsFromURL(_:)` does.
public func CTFontManagerCreateFontDescriptorFromData(_ data: CFData) -> CTFontDescriptor? {
    descriptors(of: data) { HostFonts.add(data) }.first
}

private func descriptors(of data: Data, _ register: () -> String?) -> [CTFontDescriptor] {
    let faces = HostFonts.faces(in: data)
    guard !faces.isEmpty else {
        PluginLog.warnOnce("A file of \(data.count) bytes was taken for a font and is none.")
        return []
    }
    if let problem = register() {
        PluginLog.warnOnce("The font \(faces[0].fullName) cannot be used: \(problem).")
    }
    return faces.compactMap { UIFont(name: $0.name, size: 12)?.fontDescriptor }
}
