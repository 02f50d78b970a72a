/// The colours and attributes for the characters that follow.
struct GraphicRendition: Hashable {
    private var foreground: TerminalInk?
    private var background: TerminalInk?
    private var attributes: TextAttributes = []

    init() {}

    init(_ cell: TerminalCell, depth: ColorDepth) {
        background = cell.background.map { TerminalInk($0, depth: depth) }
        foreground = cell.foreground.map { TerminalInk($0, depth: depth) }
        attributes = cell.attributes
        // Equal colours would hide a text; between two half cells they hide nothing.
        if foreground == background, cell.foreground != cell.background, !cell.isHalfBlock {
            foreground = foreground?.distinct(from: cell.background)
        }
        // The foreground does not matter where nothing is drawn in it.
        if cell.text == " ", attributes.isDisjoint(with: [.underline, .strikethrough]) {
            foreground = nil
            attributes = []
        }
    }

    /// The sequence that changes `previous` to this; empty when they are the same.
    func change(from previous: GraphicRendition) -> String {
        var codes: [String] = []
        for (attribute, on, off) in Self.switches {
            guard attributes.contains(attribute) != previous.attributes.contains(attribute) else {
                continue
            }
            codes.append(attributes.contains(attribute) ? on : off)
        }
        if foreground != previous.foreground { codes.append(foreground?.code(base: 38) ?? "39") }
        if background != previous.background { codes.append(background?.code(base: 48) ?? "49") }
        return codes.isEmpty ? "" : "\u{1B}[\(codes.joined(separator: ";"))m"
    }

    private static let switches: [(TextAttributes, on: String, off: String)] = [
        (.bold, "1", "22"), (.italic, "3", "23"), (.underline, "4", "24"),
        (.strikethrough, "9", "29"),
    ]
}

/// A colour in the form for a terminal's colour depth.
enum TerminalInk: Hashable {
    case exact(TerminalColor)
    case palette(Int)

    init(_ color: TerminalColor, depth: ColorDepth) {
        switch depth {
        case .trueColor: self = .exact(color)
        case .palette, .none: self = .palette(color.paletteIndex)
        }
    }

    func code(base: Int) -> String {
        switch self {
        case .exact(let color): "\(base);2;\(color.red);\(color.green);\(color.blue)"
        case .palette(let index): "\(base);5;\(index)"
        }
    }

    /// A grey two steps away from a background, for ink that would be rounded to the same colour.
    func distinct(from background: TerminalColor?) -> TerminalInk {
        guard case .palette = self, let background else { return self }
        let mean = (Int(background.red) + Int(background.green) + Int(background.blue)) / 3
        let grey = UInt8(mean > 127 ? mean - 40 : mean + 40)
        return .palette(TerminalColor(red: grey, green: grey, blue: grey).paletteIndex)
    }
}
