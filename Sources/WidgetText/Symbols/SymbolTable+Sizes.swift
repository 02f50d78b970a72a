/// Finds the frames of symbols: measured ones, those of similar symbols, or usual ones.
extension SymbolTable {
    /// The measured frame of a symbol; nil for others.
    static func frame(for name: String) -> SymbolFrame? {
        frame(name.split(separator: ".")[...])
    }

    private static func frame(_ parts: ArraySlice<Substring>) -> SymbolFrame? {
        if let row = frames[parts.joined(separator: ".")], row.count == 4 {
            let ems = row.map { Double($0) / 1000 }
            return SymbolFrame(width: ems[0], height: ems[1], bearing: ems[2], rise: ems[3])
        }
        return parts.last == "fill" ? frame(parts.dropLast()) : nil
    }

    /// The frame of a shape around symbols.
    static func frame(of enclosure: SymbolForm.Enclosure) -> SymbolFrame {
        let name = enclosure == .app ? "square" : enclosure.picture
        if let frame = frame(for: name) ?? frame(for: enclosure.rawValue) { return frame }
        let stem = SymbolPen(weight: 400, isFilled: false).stem
        let shape = SymbolForm.Drawing(name: name, isFilled: false).made(weight: 400)
        let ink = shape.ink(stem: stem).scaled(SymbolPart.unit)
        return usual((ink.width, ink.height))
    }

    /// The frame of the base of a symbol, without a shape around it.
    ///
    /// - Parameters:
    ///   - isEnclosed: Whether the last part of its name, but for variants, is the shape.
    ///   - shape: The size of the picture that stands for it, in ems.
    static func frame(
        ofBase name: String, isEnclosed: Bool, shape: (width: Double, height: Double)
    ) -> SymbolFrame {
        let parts = name.split(separator: ".").prefix { !isBadge($0) }
        var stem = isEnclosed ? stem(of: parts) : parts
        if !isEnclosed {
            while let last = stem.last, last == "fill" || last == "slash" { stem.removeLast() }
        }
        if let frame = frame(stem) ?? guesses[stem.joined(separator: ".")] { return frame }
        guard shape.width > 0, shape.height > 0 else { return SymbolFrame(width: 1, height: 1) }
        return similar(stem.dropLast(), shape.width / shape.height) ?? usual(shape)
    }

    /// Frames of bases that were measured only with marks beside them, or without the one in them.
    private static let guesses = [
        "checkmark.seal": SymbolFrame(width: 1.139, height: 1.139, bearing: 0.07),
        "speaker": SymbolFrame(width: 0.7, height: 0.86),
    ]

    /// First parts of names whose further parts are drawn beside the picture.
    private static let growing: Set<Substring> = ["cloud", "moon", "sun"]

    /// The frame of the symbol with fewer parts in its name, if its picture is of about the same
    /// shape.
    private static func similar(_ parts: ArraySlice<Substring>, _ aspect: Double) -> SymbolFrame? {
        guard let first = parts.first, !growing.contains(first) else { return nil }
        var parts = parts
        while !parts.isEmpty {
            if let frame = frame(parts) {
                let change = aspect / (frame.width / frame.height)
                if (0.89...1.12).contains(change) { return frame }
            }
            parts.removeLast()
        }
        return nil
    }

    /// The size of SF Symbols relative to pictures of 20 units of a grid that is 1.17 ems high.
    ///
    /// It is the one that suits the measured symbols: had it been found without the one in
    /// question, that one's width and height would be wrong by 0.09 ems on average.
    private static let usualScale = 0.94

    /// The frame that SF Symbols of a shape usually have.
    private static func usual(_ shape: (width: Double, height: Double)) -> SymbolFrame {
        SymbolFrame(width: shape.width * usualScale, height: shape.height * usualScale)
    }
}
