import FoundationEssentials

/// Pictures in terminals with kitty's graphics protocol: kitty, Ghostty, WezTerm and others.
///
/// Pure functions that return the text to write. Pictures have ids chosen by the sender, not 0; a
/// picture sent again under an id replaces the first.
public enum KittyGraphics {
    /// The protocol's limit of a chunk, in base64 characters.
    static let chunkLength = 4096

    /// Whether the environment names a terminal that shows pictures.
    ///
    /// Inside tmux and screen pictures would be lost, whichever terminal is around them.
    public static func isSupported(environment: [String: String]) -> Bool {
        let term = environment["TERM"] ?? ""
        if environment["TMUX"]?.isEmpty == false || term.hasPrefix("screen")
            || term.hasPrefix("tmux")
        {
            return false
        }
        if environment["KITTY_WINDOW_ID"]?.isEmpty == false { return true }
        return ["xterm-kitty", "xterm-ghostty"].contains(term)
            || ["WezTerm", "ghostty"].contains(environment["TERM_PROGRAM"])
    }

    /// Sends a PNG and shows it at the cursor, which does not move.
    ///
    /// - Parameters:
    ///   - png: The file's bytes.
    ///   - id: The id; a picture with the same one is replaced.
    ///   - columns: The width in cells that the picture is scaled to; `rows` is the height.
    public static func place(png: [UInt8], id: UInt32, columns: Int, rows: Int) -> String {
        let control = "a=T,f=100,t=d,i=\(id),p=1,c=\(columns),r=\(rows),C=1,q=2"
        let payload = Array(Data(png).base64EncodedString().utf8)
        var text = ""
        var start = 0
        repeat {
            let end = min(start + chunkLength, payload.count)
            let more = end < payload.count ? 1 : 0
            let keys = start == 0 ? "\(control),m=\(more)" : "m=\(more)"
            text += "\u{1B}_G\(keys);"
            text += String(decoding: payload[start..<end], as: UTF8.self) + "\u{1B}\\"
            start = end
        } while start < payload.count
        return text
    }

    /// Shows a picture in rows of its own below the printed text, or again in the same rows.
    ///
    /// - Parameter isFirst: Whether to make room; afterwards the cursor is below the picture.
    public static func show(
        png: [UInt8], id: UInt32, columns: Int, rows: Int, isFirst: Bool
    ) -> String {
        let room = isFirst ? String(repeating: "\r\n", count: rows) : ""
        return room + Escape.cursorUp(rows) + place(png: png, id: id, columns: columns, rows: rows)
            + Escape.cursorDown(rows)
    }

    /// Writes lines below the picture, replacing earlier ones; the cursor returns.
    public static func below(_ lines: [String]) -> String {
        Escape.clearBelow + lines.map { $0 + "\r\n" }.joined() + Escape.cursorUp(lines.count)
    }
}
