import Testing

@testable import WidgetText

@Suite struct FontShelfTests {
    @Test(arguments: ["PortholeBlocks-Bold", "portholeblocks-bold", "Porthole Blocks Bold"])
    func `A font is found by its PostScript name and its full name`(name: String) throws {
        let face = try #require(
            try shelf("PortholeBlocks-Regular", "PortholeBlocks-Bold").face(named: name))
        #expect(face.name == "PortholeBlocks-Bold")
        #expect(face.family == "Porthole Blocks" && face.style == "Bold" && face.weight == 700)
        #expect(face.metrics.ascent == 0.9 && face.metrics.descent == 0.3)
        #expect(face.metrics.capHeight == 0.7 && face.metrics.xHeight == 0.5)
    }

    @Test(
        arguments: [
            ("Porthole Blocks", nil, "PortholeBlocks-Regular"),
            ("Porthole Blocks", 600, "PortholeBlocks-Bold"),
            ("Porthole Blocks", 100, "PortholeBlocks-Regular"),
            ("PortholeBlocks-Regular", 900, "PortholeBlocks-Bold"),
            ("PortholeBlocks-Bold", 400, "PortholeBlocks-Regular"),
        ] as [(String, Int?, String)])
    func `The nearest weight of a family is found`(name: String, weight: Int?, chosen: String)
        throws
    {
        let shelf = try shelf("PortholeBlocks-Bold", "PortholeBlocks-Regular")
        #expect(shelf.face(named: name, weight: weight)?.name == chosen)
        #expect(shelf.face(named: name, weight: weight, isItalic: true)?.name == chosen)
    }

    @Test func `A variable font is found by named style and by any weight`() throws {
        let shelf = try shelf("PortholeBars")
        #expect(shelf.faces.map(\.name) == ["PortholeBars-Regular", "PortholeBars-Bold"])
        #expect(shelf.face(named: "PortholeBars-Bold")?.weight == 700)
        #expect(shelf.face(named: "Porthole Bars", weight: 650)?.weight == 650)
        #expect(shelf.face(named: "Porthole Bars")?.weight == 400)
    }

    @Test func `The width of a text is the sum of its glyphs' advances`() throws {
        let shelf = try shelf("PortholeBlocks-Regular")
        #expect(shelf.width(of: "AB 10", named: "PortholeBlocks-Regular") == 2.55)
        #expect(shelf.width(of: "é", named: "PortholeBlocks-Regular") == 0.5)
        #expect(shelf.width(of: "A", named: "Other") == nil)
    }

    @Test func `A font is added and removed as bytes`() throws {
        let shelf = FontShelf()
        try shelf.add(bytes: fontBytes("PortholeBlocks-Regular"))
        #expect(shelf.width(of: "A", named: "PortholeBlocks-Regular") == 0.6)
        #expect(throws: FontProblem.alreadyThere("PortholeBlocks-Regular")) {
            try shelf.add(bytes: fontBytes("PortholeBlocks-Regular"))
        }
        #expect(shelf.remove(named: "PortholeBlocks-Regular"))
        #expect(!shelf.remove(named: "PortholeBlocks-Regular"))
        #expect(shelf.faces.isEmpty)
    }

    @Test func `Files and bytes that are not a font are refused`() throws {
        let shelf = FontShelf()
        let missing = #expect(throws: FontProblem.self) { try shelf.add(path: "/nowhere.ttf") }
        #expect(missing?.description == "/nowhere.ttf cannot be read: No such file or directory")
        #expect(throws: FontProblem.self) { try shelf.add(path: "/dev/zero") }
        #expect(throws: FontProblem.unknownFormat) { try shelf.add(bytes: []) }
        #expect(throws: FontProblem.unknownFormat) {
            try shelf.add(bytes: Array("wOF2 and more bytes than a header has".utf8))
        }
    }

    @Test(arguments: ["name", "head", "hhea", "fvar"])
    func `A font table that lies outside the file is an error`(table: String) throws {
        let font = try fontBytes("PortholeBars")
        let record = try #require(font.firstRange(of: Array(table.utf8))).lowerBound
        // Its place, and its number of bytes.
        for number in [record + 8, record + 12] {
            var broken = font
            broken.replaceSubrange(number..<number + 4, with: [0x7F, 0xFF, 0xFF, 0xFF])
            #expect(throws: FontProblem.badTable(table)) { try FontShelf.faces(in: broken) }
        }
    }

    /// Every byte of the directory and of the first tables is wrong in turn.
    @Test func `Faces read from a corrupt font have usable values`() throws {
        let font = try fontBytes("PortholeBars")
        var count = 0
        for place in 0..<min(font.count, 400) {
            for byte: UInt8 in [0, 0x7F, 0xFF] where font[place] != byte {
                var broken = font
                broken[place] = byte
                let faces = (try? FontShelf.faces(in: broken)) ?? []
                count += faces.count
                #expect(faces.allSatisfy(isUsable), "\(byte) at \(place)")
            }
        }
        // Otherwise the loop would have checked nothing.
        #expect(count > 400)
    }

    private func isUsable(_ face: FontFace) -> Bool {
        let metrics = face.metrics
        let lengths = [
            metrics.ascent, metrics.descent, metrics.lineGap, metrics.capHeight, metrics.xHeight,
        ]
        let weights = face.weights ?? 100...900
        return !face.name.isEmpty && !face.family.isEmpty && (100...900).contains(face.weight)
            && (1...1_000).contains(weights.lowerBound) && (1...1_000).contains(weights.upperBound)
            && lengths.allSatisfy { abs($0) < 4_096 }
    }

    @Test func `The first half of a font file is not a font`() throws {
        let font = try fontBytes("PortholeBars")
        for count in stride(from: 0, to: font.count, by: 7) {
            let face = try? FontShelf.faces(in: Array(font.prefix(count))).first
            #expect(face == nil || count > font.count / 2)
        }
    }

    @Test func `The number of fonts of a plugin is limited`() throws {
        let shelf = FontShelf()
        var font = try fontBytes("PortholeBlocks-Regular")
        let name = try #require(font.firstRange(of: "PortholeBlocks-Regular".utf16Bytes))
        for file in 0..<FontLimits.files {
            font[name.lowerBound + 1] = UInt8(33 + file % 64)
            font[name.lowerBound + 3] = UInt8(33 + file / 64)
            try shelf.add(bytes: font)
        }
        #expect(throws: FontProblem.tooMany) {
            try shelf.add(path: fontPath("PortholeBlocks-Bold"))
        }
    }
}

extension String {
    fileprivate var utf16Bytes: [UInt8] { utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }
}
