// The names are those that authors write.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation
public import PortholeFoundation
public import UIKit

/// Returns the descriptors of a font file; returns `nil` and logs if it has none.
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

/// Returns the descriptors of font data; empty if they are invalid.
///
/// Differs from Apple as `CTFontManagerCreateFontDescriptorsFromURL(_:)` does.
public func CTFontManagerCreateFontDescriptorsFromData(_ data: CFData) -> CFArray {
    descriptors(of: data) { HostFonts.add(data) }
}

/// Returns the first descriptor of font data; `nil` if they are invalid.
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
