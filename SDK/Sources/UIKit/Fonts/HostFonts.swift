package import CWidgetPlugin
import Foundation
import PortholeFoundation
import Synchronization

/// The fonts that the plugin brings, which the runner keeps.
package enum HostFonts {
    // Unsafe but sound: set once, by the entry, before any other code of the plugin runs.
    private nonisolated(unsafe) static var table: UnsafePointer<widget_fonts>?

    /// A font face.
    package struct Face: Hashable, Sendable {
        package let name, fullName, family, style: String
        /// The weight, 100 to 900.
        package let weight: Int
        package let isItalic, isMonospaced: Bool
        /// Metrics in ems, positive upwards.
        package let ascent, descent, lineGap, capHeight, xHeight: Double
    }

    /// Finds the fonts of the runner that loaded this plugin.
    package static func install(_ host: UnsafePointer<widget_host>) {
        install(
            widget_extension(host, "porthole.fonts/1")?.assumingMemoryBound(to: widget_fonts.self))
    }

    /// Installs the runner's font functions; `nil` if there are none.
    package static func install(_ fonts: UnsafePointer<widget_fonts>?) { table = fonts }

    /// Whether font information is available.
    package static var areKnown: Bool { table != nil }

    /// The runner's function that sets a line of text; `nil` in older runners.
    static var setLine:
        (
            (
                UnsafePointer<widget_font>?, UnsafePointer<CChar>?, Int, widget_text_line_function?,
                UnsafeMutableRawPointer?
            ) -> Void
        )?
    {
        guard let table,
            table.pointee.size > MemoryLayout<widget_fonts>.offset(of: \.set_line) ?? .max
        else { return nil }
        return table.pointee.set_line
    }

    /// Registers the fonts listed in the Info.plist; called before looking up a name.
    package static func prepare() { _ = listed }

    private static let listed: Void = {
        for name in AppFonts.names(of: .main) {
            guard let path = AppFonts.path(of: name, in: .main) else {
                PluginLog.warnOnce(
                    "Info.plist's UIAppFonts names \(name), which is not among the resources in "
                        + "\(Bundle.main.bundlePath).")
                continue
            }
            if let problem = add(path: path) {
                PluginLog.warnOnce(
                    "The font \(name) of Info.plist's UIAppFonts cannot be used: \(problem).")
            }
        }
    }()

    /// Adds a file's fonts; returns why not.
    package static func add(path: String) -> String? {
        guard let table else { return noRunner }
        return take(table.pointee.add?(path, nil, 0))
    }

    /// Adds the fonts in a file's bytes; returns why not.
    package static func add(_ data: Data) -> String? {
        guard let table else { return noRunner }
        return data.withUnsafeBytes { take(table.pointee.add?(nil, $0.baseAddress, $0.count)) }
    }

    private static let noRunner = "no runner is there to draw with it"

    private static func take(_ problem: UnsafeMutablePointer<CChar>?) -> String? {
        guard let problem else { return nil }
        defer { free(problem) }
        return String(cString: problem)
    }

    /// Removes a font file by its path, or by the PostScript name of one of its fonts.
    package static func remove(_ pathOrName: String) -> Bool {
        table?.pointee.remove?(pathOrName) ?? false
    }

    /// The font of a name, by its PostScript name, full name or family; 0: the weight it has.
    package static func find(_ name: String, weight: Int = 0, isItalic: Bool = false) -> Face? {
        prepare()
        return collect { table?.pointee.find?(name, Int32(weight), isItalic, $0, $1) }.first
    }

    /// All font faces.
    package static var faces: [Face] {
        prepare()
        return collect { table?.pointee.list?($0, $1) }
    }

    /// The fonts in a file's bytes, which are not added.
    package static func faces(in data: Data) -> [Face] {
        data.withUnsafeBytes { bytes in
            collect { table?.pointee.inspect?(bytes.baseAddress, bytes.count, $0, $1) }
        }
    }

    /// The width of a line in ems; nil when no font has that PostScript name.
    package static func width(of line: some StringProtocol, named name: String) -> Double? {
        let line = Array(line.utf8)
        let width = line.withUnsafeBytes { bytes in
            table?.pointee.measure?(name, bytes.baseAddress, bytes.count)
        }
        return width.flatMap { $0 < 0 ? nil : $0 }
    }

    private static func collect(
        _ ask: (@escaping widget_font_function, UnsafeMutableRawPointer) -> Void
    ) -> [Face] {
        var faces: [Face] = []
        withUnsafeMutablePointer(to: &faces) { faces in
            ask(
                { context, face in
                    guard let context, let face else { return }
                    context.assumingMemoryBound(to: [Face].self).pointee.append(Face(face.pointee))
                }, faces)
        }
        return faces
    }
}

extension HostFonts.Face {
    fileprivate init(_ face: widget_font_face) {
        name = String(cString: face.name)
        fullName = String(cString: face.full_name)
        family = String(cString: face.family)
        style = String(cString: face.style)
        weight = Int(face.weight)
        isItalic = face.italic
        isMonospaced = face.monospaced
        ascent = face.ascent
        descent = face.descent
        lineGap = face.line_gap
        capHeight = face.cap_height
        xHeight = face.x_height
    }
}
