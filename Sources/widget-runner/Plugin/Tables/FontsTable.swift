import CWidgetPlugin
import Glibc
import WidgetText
import WidgetWire

/// The functions of the optional feature "porthole.fonts/1".
///
/// The functions do not name a host, so there is only one shelf.
enum FontsTable {
    static let id = "porthole.fonts/1"

    /// The plugin's fonts.
    static let shelf = FontShelf()
    private static let setter = LineSetter(shelf: shelf)

    /// The C struct; never changed or freed.
    nonisolated(unsafe) static let pointer: UnsafePointer<widget_fonts> = {
        let table = UnsafeMutablePointer<widget_fonts>.allocate(capacity: 1)
        table.initialize(
            to: widget_fonts(
                size: MemoryLayout<widget_fonts>.size,
                add: { add($0, $1, $2) },
                remove: { name in
                    guard let name = String(plugin: name) else { return false }
                    return shelf.remove(path: name) || shelf.remove(named: name)
                },
                find: { find($0, $1, $2, $3, $4) },
                list: { receive, context in
                    for face in shelf.faces { face.lend { receive?(context, $0) } }
                },
                inspect: { bytes, length, receive, context in
                    guard length <= FontLimits.byteCount else { return }
                    let copy = Array(UnsafeRawBufferPointer(start: bytes, count: length))
                    let faces = try? FontShelf.faces(in: copy)
                    for face in faces ?? [] { face.lend { receive?(context, $0) } }
                },
                measure: { name, bytes, length in
                    let line = String(plugin: bytes, length: length, limit: lineLimit)
                    return String(plugin: name).flatMap { shelf.width(of: line, named: $0) } ?? -1
                },
                set_line: { font, bytes, length, receive, context in
                    guard let font, length <= LineSetter.lengthLimit else { return }
                    let line = String(plugin: bytes, length: length, limit: LineSetter.lengthLimit)
                    setter.line(line, in: Font(setting: font))?.lend { receive?(context, $0) }
                }))
        return UnsafePointer(table)
    }()

    /// The longest text that is measured, in bytes.
    private static let lineLimit = 1024 * 1024

    private static func add(
        _ path: UnsafePointer<CChar>?, _ bytes: UnsafeRawPointer?, _ length: Int
    ) -> UnsafeMutablePointer<CChar>? {
        do throws(FontProblem) {
            if let path = String(plugin: path) {
                try shelf.add(path: path)
            } else {
                guard length <= FontLimits.byteCount else { throw .tooManyBytes(length) }
                try shelf.add(bytes: Array(UnsafeRawBufferPointer(start: bytes, count: length)))
            }
            return nil
        } catch {
            return strdup(error.description)
        }
    }

    private static func find(
        _ name: UnsafePointer<CChar>?, _ weight: Int32, _ italic: Bool,
        _ receive: widget_font_function?, _ context: UnsafeMutableRawPointer?
    ) {
        guard let name = String(plugin: name) else { return }
        let face = shelf.face(
            named: name, weight: weight == 0 ? nil : Int(weight), isItalic: italic)
        face?.lend { receive?(context, $0) }
    }
}

extension FontFace {
    /// Passes the font as the header's C struct.
    fileprivate func lend(_ body: (UnsafePointer<widget_font_face>) -> Void) {
        name.withCString { name in
            fullName.withCString { fullName in
                family.withCString { family in
                    style.withCString { style in
                        var face = widget_font_face(
                            size: MemoryLayout<widget_font_face>.size, name: name,
                            full_name: fullName, family: family, style: style,
                            weight: Int32(weight), italic: isItalic, monospaced: isMonospaced,
                            ascent: metrics.ascent, descent: metrics.descent,
                            line_gap: metrics.lineGap, cap_height: metrics.capHeight,
                            x_height: metrics.xHeight)
                        body(&face)
                    }
                }
            }
        }
    }
}

extension LineOutline {
    /// Passes the line as the header's C struct.
    fileprivate func lend(_ body: (UnsafePointer<widget_text_line>) -> Void) {
        numbers.withUnsafeBufferPointer { numbers in
            var line = widget_text_line(
                size: MemoryLayout<widget_text_line>.size, width: width, ascent: ascent,
                descent: descent, numbers: numbers.baseAddress, count: numbers.count)
            body(&line)
        }
    }
}
