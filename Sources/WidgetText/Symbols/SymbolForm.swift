/// The parts of a symbol: one glyph or drawing, or several combined.
struct SymbolForm: Hashable {
    /// The part that carries the symbol's meaning.
    enum Base: Hashable {
        /// A glyph of the icon font.
        case glyph(Character)
        /// The edge of a glyph whose shape is filled.
        case hollow(Character)
        case drawing(Drawing)
    }

    /// One of ``SymbolDrawings``.
    struct Drawing: Hashable {
        var name: String
        var isFilled: Bool

        /// - Parameters:
        ///   - weight: The weight of the font, 100 to 900.
        ///   - scale: The size relative to a whole symbol, whose lines are about as thick.
        func made(weight: UInt32, scale: Double = 1) -> SymbolDrawing {
            let pen = SymbolPen(weight: weight, isFilled: isFilled, scale: scale)
            return SymbolDrawings.all[name]?(pen) ?? SymbolDrawing(width: 0)
        }
    }

    /// The shape or thing that a symbol stands in; what its name ends with.
    enum Enclosure: String, CaseIterable, Hashable {
        case circle
        case square
        case rectangle
        case app
        case triangle
        case shield
        case diamond
        case octagon
        case seal
        case bubble
        case message
        case icloud
        case heart
        case house
        case folder
        case doc
        case document
        case tv
        case display
        case desktopcomputer
        case laptopcomputer
        case iphone
        case applewatch
        case video
        case viewfinder
        case rectanglePortrait = "rectangle.portrait"
        case rectangleStack = "rectangle.stack"
        case squareStack = "square.stack"

        /// The symbol that is drawn around another.
        var picture: String {
            switch self {
            case .bubble: "bubble.left"
            case .icloud: "cloud"
            case .house: "house.empty"
            default: rawValue
            }
        }

        /// The enclosure at the end of a name, and how many of its parts that has.
        static func last(of parts: ArraySlice<Substring>) -> (enclosure: Enclosure, count: Int)? {
            for count in [2, 1] where parts.count >= count {
                let name = parts.suffix(count).joined(separator: ".")
                if let enclosure = Enclosure(rawValue: name) { return (enclosure, count) }
            }
            return nil
        }
    }

    var base: Base
    /// The shape around it; nil for none.
    var enclosure: Enclosure?
    /// Whether that shape is filled and the base cut out of it.
    var isFilled = false
    /// Whether it is struck out.
    var isSlashed = false
    /// A small sign at the lower right corner; nil for none.
    var badge: Base?

    init(_ base: Base) { self.base = base }

    /// The object replacement character, which holds the place of a symbol in a text.
    static let place: Character = "\u{FFFC}"

    /// The symbol with its closed shapes filled.
    func filled() -> SymbolForm {
        var form = self
        if form.enclosure != nil {
            form.isFilled = true
        } else {
            form.base = form.base.filled
        }
        return form
    }

    /// The symbol in a shape, with its base filled.
    func enclosed(in enclosure: Enclosure) -> SymbolForm {
        var form = self
        form.base = base.filled
        form.enclosure = enclosure
        return form
    }
}

extension SymbolForm.Base {
    static let disc = Self.drawing(.init(name: "circle", isFilled: true))

    /// Whether it is one of the signs that badges cut out of a disc.
    var isMark: Bool {
        guard case .drawing(let drawing) = self else { return false }
        return ["checkmark", "exclamationmark", "minus", "plus", "questionmark", "xmark"]
            .contains(drawing.name)
    }

    /// The base with its closed shapes filled.
    var filled: Self {
        switch self {
        case .glyph: self
        case .hollow(let glyph): .glyph(glyph)
        case .drawing(let drawing): .drawing(.init(name: drawing.name, isFilled: true))
        }
    }
}
