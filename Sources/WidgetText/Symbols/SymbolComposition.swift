import CPangoCairo
import WidgetWire

/// The parts of a symbol, each as large as the SF Symbol it stands for, around the middle of
/// capital letters.
struct SymbolComposition {
    private(set) var parts: [SymbolPart] = []
    private(set) var strike: SymbolStrike?
    /// The ink of the parts together, in points.
    private(set) var ink: SymbolInk
    /// The frame that the parts are to fill.
    private(set) var frame: SymbolFrame

    /// The diameter of the disc behind a badge's sign, and the size of other badges, in ems.
    private static let badge = (disc: 0.48, sign: 0.42)
    /// The size of a sign cut out of that disc, relative to the sign alone.
    private static let signScale = 0.3

    init(_ symbol: Symbol, form: SymbolForm, pango: OpaquePointer) {
        let size = symbol.font.size
        let isLayered = !symbol.layerColors.isEmpty
        let behind = isLayered ? 1 : 0
        let part = { (base: SymbolForm.Base, level: Int) in
            SymbolPart(base, symbol, level: level, pango: pango)
        }
        let isMarked = form.badge != nil || form.isSlashed
        let base = part(form.base, form.enclosure == nil && isMarked ? behind : 0)
        let own = SymbolTable.frame(
            ofBase: symbol.name, isEnclosed: form.enclosure != nil,
            shape: (base.ink.width / size, base.ink.height / size)
        ).heavier(weight: symbol.font.weight)
        if let enclosure = form.enclosure,
            let shape = SymbolTable.base(for: enclosure, isFilled: form.isFilled)
        {
            self.init(
                base, frame: own, inside: part(shape, behind), enclosure, symbol.font,
                isCut: form.isFilled && !isLayered)
        } else {
            self.init(base, frame: own, size: size)
        }
        if let badge = form.badge { add(Self.badge(badge, at: ink, size: size, part: part)) }
        if form.isSlashed { add(SymbolStrike(across: ink, size: size, weight: symbol.font.weight)) }
        guard isMarked, size > 0 else { return }
        frame.width = ink.width / size
        frame.height = ink.height / size
        frame.rise = -ink.middle.y / size
    }

    /// A symbol alone.
    private init(_ base: SymbolPart, frame: SymbolFrame, size: Double) {
        var base = base
        base.fit(width: frame.width * size, height: frame.height * size)
        base.offset.y = -frame.rise * size
        parts = [base]
        ink = base.box
        self.frame = frame
    }

    /// A symbol inside a shape.
    ///
    /// - Parameters:
    ///   - own: The frame of the symbol alone.
    ///   - isCut: Whether the symbol is cut out of the shape.
    private init(
        _ base: SymbolPart, frame own: SymbolFrame, inside shape: SymbolPart,
        _ enclosure: SymbolForm.Enclosure, _ font: Font, isCut: Bool
    ) {
        var (base, outside) = (base, shape)
        let size = font.size
        frame = SymbolTable.frame(of: enclosure).heavier(weight: font.weight)
        outside.fit(width: frame.width * size, height: frame.height * size)
        let room = enclosure.room
        let scale = min(room.scale, room.width / own.width, room.height / own.height)
        base.fit(width: own.width * scale * size, height: own.height * scale * size)
        base.isCut = isCut
        base.offset = (room.shift * size, room.drop * size)
        parts = [outside, base]
        ink = outside.box
    }

    private mutating func add(_ badge: [SymbolPart]) {
        parts += badge
        ink = badge.reduce(ink) { $1.isCut ? $0 : $0.union($1.box) }
    }

    private mutating func add(_ strike: SymbolStrike) {
        self.strike = strike
        ink = ink.union(strike.ink)
    }

    /// A sign at the lower right corner: cut out of a disc if it is one of a few strokes.
    private static func badge(
        _ badge: SymbolForm.Base, at ink: SymbolInk, size: Double,
        part: (SymbolForm.Base, Int) -> SymbolPart
    ) -> [SymbolPart] {
        var sign = part(badge, 0)
        guard badge.isMark else {
            sign.fit(width: Self.badge.sign * size, height: Self.badge.sign * size)
            return SymbolPart.badge(sign, at: (ink.maxX, ink.maxY))
        }
        let room = Self.signScale * size
        sign.fit(width: room, height: room)
        var disc = part(.disc, 0)
        disc.fit(width: Self.badge.disc * size, height: Self.badge.disc * size)
        return SymbolPart.badge(sign, on: disc, at: (ink.maxX, ink.maxY))
    }
}

extension SymbolForm.Enclosure {
    /// The room for a symbol, in ems.
    struct Room {
        /// The size of the symbol relative to the symbol alone.
        let scale: Double
        /// The most it takes.
        let width: Double
        let height: Double
        /// Its distance below the middle.
        var drop = 0.0
        /// Its distance after the middle.
        var shift = 0.0
    }

    /// The room for a symbol inside.
    fileprivate var room: Room {
        switch self {
        case .circle: Room(scale: 0.57, width: 0.64, height: 0.6)
        case .square, .app: Room(scale: 0.57, width: 0.6, height: 0.58)
        case .rectangle: Room(scale: 0.57, width: 0.85, height: 0.55)
        case .triangle: Room(scale: 0.5, width: 0.45, height: 0.45, drop: 0.1)
        case .shield: Room(scale: 0.5, width: 0.45, height: 0.48, drop: -0.03)
        case .diamond: Room(scale: 0.5, width: 0.52, height: 0.52)
        case .octagon: Room(scale: 0.57, width: 0.62, height: 0.58)
        case .seal: Room(scale: 0.57, width: 0.62, height: 0.6)
        case .bubble, .message: Room(scale: 0.52, width: 0.66, height: 0.5, drop: -0.09)
        case .icloud: Room(scale: 0.46, width: 0.5, height: 0.44, drop: 0.07)
        case .heart: Room(scale: 0.45, width: 0.48, height: 0.44, drop: -0.05)
        case .house: Room(scale: 0.42, width: 0.44, height: 0.46, drop: 0.12)
        case .folder: Room(scale: 0.42, width: 0.6, height: 0.4, drop: 0.13)
        case .doc, .document: Room(scale: 0.45, width: 0.44, height: 0.46, drop: 0.12)
        case .tv: Room(scale: 0.5, width: 0.8, height: 0.48, drop: -0.09)
        case .display, .desktopcomputer:
            Room(scale: 0.48, width: 0.75, height: 0.46, drop: -0.12)
        case .laptopcomputer: Room(scale: 0.42, width: 0.6, height: 0.42, drop: -0.07)
        case .iphone: Room(scale: 0.4, width: 0.36, height: 0.5, drop: 0.04)
        case .applewatch: Room(scale: 0.42, width: 0.42, height: 0.42)
        case .video: Room(scale: 0.42, width: 0.5, height: 0.44, shift: -0.2)
        case .viewfinder: Room(scale: 0.52, width: 0.6, height: 0.58)
        case .rectanglePortrait: Room(scale: 0.52, width: 0.52, height: 0.66)
        case .rectangleStack: Room(scale: 0.42, width: 0.8, height: 0.44, drop: 0.18)
        case .squareStack: Room(scale: 0.45, width: 0.6, height: 0.46, drop: 0.16)
        }
    }
}
