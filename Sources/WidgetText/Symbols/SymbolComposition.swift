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
        let weight = symbol.font.weight
        let isLayered = !symbol.layerColors.isEmpty
        let behind = isLayered ? 1 : 0
        let part = { (base: SymbolForm.Base, level: Int) in
            SymbolPart(base, symbol, level: level, pango: pango)
        }
        let isMarked = form.badge != nil || form.isSlashed
        var base = part(form.base, form.enclosure == nil && isMarked ? behind : 0)
        frame = SymbolTable.frame(
            ofBase: symbol.name, isEnclosed: form.enclosure != nil,
            shape: (base.ink.width / size, base.ink.height / size)
        ).heavier(weight: weight)
        if let enclosure = form.enclosure,
            let shape = SymbolTable.base(for: enclosure, isFilled: form.isFilled)
        {
            let around = SymbolTable.frame(of: enclosure).heavier(weight: weight)
            var outside = part(shape, behind)
            outside.fit(width: around.width * size, height: around.height * size)
            let room = enclosure.room
            let scale = min(room.scale, room.width / frame.width, room.height / frame.height)
            base.fit(
                width: frame.width * scale * size, height: frame.height * scale * size)
            base.isCut = form.isFilled && !isLayered
            base.offset.y = room.drop * size
            parts = [outside, base]
            ink = outside.box
            frame = around
        } else {
            base.fit(width: frame.width * size, height: frame.height * size)
            base.offset.y = -frame.rise * size
            parts = [base]
            ink = base.box
        }
        if let badge = form.badge {
            let marks = Self.badge(badge, at: ink, size: size, part: part)
            parts += marks
            ink = marks.reduce(ink) { $1.isCut ? $0 : $0.union($1.box) }
        }
        if form.isSlashed {
            let strike = SymbolStrike(across: ink, size: size, weight: weight)
            self.strike = strike
            ink = ink.union(strike.ink)
        }
        guard isMarked, size > 0 else { return }
        frame.width = ink.width / size
        frame.height = ink.height / size
        frame.rise = -ink.middle.y / size
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
    /// The size of a symbol inside the shape relative to the symbol alone, the most it takes, and
    /// its distance below the middle, in ems.
    fileprivate var room: (scale: Double, width: Double, height: Double, drop: Double) {
        switch self {
        case .circle: (0.57, 0.64, 0.6, 0)
        case .square, .app: (0.57, 0.6, 0.58, 0)
        case .rectangle: (0.57, 0.85, 0.55, 0)
        case .triangle: (0.5, 0.45, 0.45, 0.1)
        case .shield: (0.5, 0.45, 0.48, -0.03)
        case .diamond: (0.5, 0.52, 0.52, 0)
        case .octagon: (0.57, 0.62, 0.58, 0)
        case .seal: (0.57, 0.62, 0.6, 0)
        }
    }
}
