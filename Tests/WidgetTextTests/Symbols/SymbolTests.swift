import Testing
import WidgetWire

@testable import WidgetText

@Suite struct SymbolTests {
    @Test func `The font has the glyph of every symbol`() throws {
        let engine = try engine()
        let missing = SymbolTable.glyphs.keys.filter { name in
            !engine.glyph(for: symbol(name), context: context()).isInFont
        }
        #expect(missing.isEmpty, "\(missing.sorted())")
    }

    @Test func `A variant that the font lacks is composed`() throws {
        let tent = try #require(SymbolTable.form(for: "tent"))
        // What stands in a shape is filled.
        var circled = try #require(SymbolTable.form(for: "tent.fill"))
        #expect(circled != tent)
        circled.enclosure = .circle
        #expect(SymbolTable.form(for: "tent.circle") == circled)
        circled.isFilled = true
        #expect(SymbolTable.form(for: "tent.circle.fill") == circled)
        var struck = tent
        struck.isSlashed = true
        #expect(SymbolTable.form(for: "tent.slash") == struck)
        let badged = try #require(SymbolTable.form(for: "tent.badge.plus"))
        #expect(badged.base == tent.base)
        #expect(badged.badge == SymbolTable.form(for: "plus.fill")?.base)
    }

    @Test(arguments: ["bell", "heart", "house", "mic"])
    func `A circled symbol has a circle whatever glyph the plain one has`(name: String) throws {
        let circled = try #require(SymbolTable.form(for: "\(name).circle"))
        #expect(circled.enclosure == .circle && !circled.isFilled)
        let filled = try #require(SymbolTable.form(for: "\(name).circle.fill"))
        #expect(filled.enclosure == .circle && filled.isFilled)
        #expect(SymbolTable.form(for: "\(name).fill")?.enclosure == nil)
    }

    @Test func `Drawn symbols have badges, enclosures and slashes`() throws {
        let plain = try #require(SymbolTable.form(for: "calendar"))
        #expect(SymbolTable.form(for: "calendar.badge.plus")?.base == plain.base)
        let circled = try #require(SymbolTable.form(for: "checkmark.circle.fill"))
        #expect(circled.enclosure == .circle && circled.isFilled)
        #expect(circled.base == SymbolTable.form(for: "checkmark.fill")?.base)
        var struck = try #require(SymbolTable.form(for: "bell.fill"))
        struck.isSlashed = true
        #expect(SymbolTable.form(for: "bell.slash.fill") == struck)
    }

    @Test func `The lines of a scaled-down drawing are relatively thicker`() {
        let whole = SymbolPen(weight: 400, isFilled: false)
        let small = SymbolPen(weight: 400, isFilled: false, scale: 0.5)
        #expect(small.stem > whole.stem && small.stem * 0.5 < whole.stem)
    }

    @Test(
        arguments: [
            ("questionmark.folder", .folder), ("arrow.up.heart.fill", .heart),
            ("lock.icloud", .icloud), ("play.tv", .tv), ("plus.message", .message),
            ("bolt.house.fill", .house), ("questionmark.video", .video),
            ("checkmark.rectangle.portrait", .rectanglePortrait),
            ("person.rectangle.stack", .rectangleStack), ("lock.square.stack", .squareStack),
        ] as [(String, SymbolForm.Enclosure)])
    func `A symbol in a folder, heart or other shape has that enclosure`(
        name: String, enclosure: SymbolForm.Enclosure
    ) throws {
        let form = try #require(SymbolTable.form(for: name))
        #expect(form.enclosure == enclosure && form.isFilled == name.hasSuffix(".fill"))
        let sign = name.prefix { $0 != "." } == "arrow" ? "arrow.up" : name.prefix { $0 != "." }
        #expect(form.base == SymbolTable.form(for: "\(sign).fill")?.base)
        #expect(SymbolTable.base(for: enclosure, isFilled: false) != nil)
        #expect(SymbolTable.frame(of: enclosure).width > 0.4)
    }

    @Test func `A shape at the corner of a symbol is a badge`() throws {
        for name in ["externaldrive.badge.icloud", "plus.rectangle.on.folder"] {
            let form = try #require(SymbolTable.form(for: name))
            #expect(form.enclosure == nil && form.badge != nil, "\(name)")
        }
        #expect(SymbolTable.form(for: "bolt.trianglebadge.exclamationmark")?.badge != nil)
    }

    @Test func `Halves and splits of rectangles have different drawings`() {
        for shape in ["square", "rectangle"] {
            let parts = ["lefthalf", "righthalf", "tophalf", "bottomhalf"]
                .flatMap { ["\(shape).\($0).filled", "\(shape).\($0).inset.filled"] }
            let splits = ["2x1", "1x2", "3x3"].map { "\(shape).split.\($0)" }
            let pens = (parts + splits).compactMap {
                SymbolDrawings.all[$0]?(SymbolPen(weight: 400, isFilled: false))
            }
            #expect(Set(pens.map { "\($0.layers)" }).count == 11)
        }
    }

    @Test func `A symbol in a shield has that enclosure`() throws {
        for sign in ["checkmark", "xmark", "lock", "bolt", "questionmark"] {
            let form = try #require(SymbolTable.form(for: "\(sign).shield.fill"))
            #expect(form.enclosure == .shield && form.isFilled, "\(sign)")
        }
        #expect(SymbolTable.form(for: "shield.fill")?.enclosure == nil)
        #expect(SymbolTable.form(for: "shield.slash")?.isSlashed == true)
    }

    @Test(arguments: ["checkmark", "5", "30", "dollarsign"])
    func `A sign has the enclosure in its name`(sign: String) throws {
        for shape in [SymbolForm.Enclosure.circle, .square, .diamond, .octagon] {
            let form = try #require(SymbolTable.form(for: "\(sign).\(shape.rawValue)"))
            #expect(form.enclosure == shape)
            #expect(!form.isFilled)
            let filled = try #require(SymbolTable.form(for: "\(sign).\(shape.rawValue).fill"))
            #expect(filled != form)
        }
    }

    @Test func `A filled clock is filled, and half circles differ`() throws {
        let clock = try #require(SymbolTable.form(for: "clock.fill"))
        guard case .drawing(let drawing) = clock.base else {
            Issue.record("\(clock.base) is no drawing.")
            return
        }
        #expect(drawing.isFilled && drawing.made(weight: 400).layers.last?.isCut == true)
        let halves = ["left", "right", "top", "bottom"].compactMap {
            SymbolTable.form(for: "circle.\($0)half.filled")
        }
        #expect(Set(halves).count == 4)
    }

    @Test(arguments: SymbolDrawings.all.keys.sorted())
    func `Drawings fit their grid in each weight`(name: String) throws {
        for (weight, suffix) in [(100, ""), (400, ".fill"), (900, ".fill")] as [(UInt32, String)] {
            let form = try #require(SymbolTable.form(for: name + suffix))
            guard case .drawing(let drawing) = form.base else { continue }
            let made = drawing.made(weight: weight)
            #expect((5...30).contains(made.width))
            let reach = made.layers.flatMap(\.marks).map(\.reach)
            #expect(!reach.isEmpty)
            #expect(reach.allSatisfy { $0.x <= made.width / 2 + 0.5 && $0.y <= 10.5 }, "\(reach)")
        }
    }

    @Test(
        arguments: [
            "clock.badge.checkmark", "clock.badge.exclamationmark.fill", "doc.badge.plus",
            "calendar.badge.exclamationmark", "photo.badge.plus",
        ])
    func `A symbol with a badge in its name has a badge`(name: String) {
        #expect(SymbolTable.form(for: name)?.badge != nil)
    }

    @Test func `The phases of the moon have different drawings`() throws {
        let phases = SymbolDrawings.moons.keys.filter { !$0.hasSuffix(".inverse") }
        #expect(phases.count == 8)
        for phase in phases {
            let plain = try #require(SymbolDrawings.all[phase])
            let inverse = try #require(SymbolDrawings.all[phase + ".inverse"])
            let pen = SymbolPen(weight: 400, isFilled: false)
            let areas = [plain, inverse].map { $0(pen).layers.count }
            // Together they cover the disc: one of them is empty only where the other is full.
            #expect(areas.reduce(0, +) >= 3)
            #expect(SymbolTable.character(for: phase) == SymbolForm.place)
        }
    }

    @Test(
        arguments: [
            "alarm.waves.left.and.right.fill", "arrow.down.forward", "camera.viewfinder",
            "circle.grid.cross.fill", "clock.badge.checkmark", "fan.ceiling.fill",
            "infinity.circle",
            "lightswitch.on.fill", "moonphase.waxing.gibbous", "plusminus.circle.fill", "tray.full",
            "steeringwheel", "sensor.tag.radiowaves.forward.fill", "wave.3.right.circle.fill",
        ])
    func `Symbols of the home, transport and weather are known`(name: String) {
        #expect(SymbolTable.form(for: name) != nil)
    }

    @Test func `Multicolor symbols have their own colors`() {
        #expect(SymbolColor.own(of: "cloud.sun.rain.fill") == [.white, .yellow, .cyan])
        #expect(SymbolColor.own(of: "plus.circle.fill") == [.white, .green])
        #expect(SymbolColor.own(of: "play.fill").isEmpty)
        #expect(SymbolColor.own(of: "no.such.symbol").isEmpty)
    }

    @Test func `A symbol in text is a placeholder character`() {
        for name in ["tent.fill", "sun.max.fill", "tent", "tent.circle", "tent.fill.slash"] {
            #expect(SymbolTable.character(for: name) == SymbolForm.place, "\(name)")
        }
        #expect(SymbolTable.character(for: "no.such.symbol") == "□")
    }

    @Test func `An alias refers to a known symbol and is not a symbol itself`() {
        for (name, other) in SymbolTable.aliases {
            #expect(SymbolTable.form(for: other) != nil, "\(name)")
            #expect(SymbolTable.glyphs[name] == nil && SymbolDrawings.all[name] == nil, "\(name)")
        }
    }

    @Test(
        arguments: [
            "appletvremote.gen4", "figure.badminton", "figure.mind.and.body", "lungs.fill",
            "oilcan", "sidebar.left", "sprinkler.and.droplets", "waveform.and.mic", "x.squareroot",
        ])
    func `Symbols of sports and objects are drawings`(name: String) throws {
        guard case .drawing = try #require(SymbolTable.form(for: name)).base else {
            Issue.record("\(name) is no drawing.")
            return
        }
    }

    @Test func `Every letter can be in a circle`() throws {
        var letters: Set<SymbolForm.Base> = []
        for letter in "abcdefghijklmnopqrstuvwxyz" {
            let form = try #require(SymbolTable.form(for: "\(letter).circle.fill"))
            #expect(form.enclosure == .circle && form.isFilled)
            letters.insert(form.base)
        }
        #expect(letters.count == 26)
        #expect(SymbolTable.form(for: "lirasign.circle")?.enclosure == .circle)
    }

    @Test func `Signs in the same enclosure differ`() throws {
        for shape in ["diamond", "octagon", "seal", "shield"] {
            let signs = try ["checkmark", "exclamationmark", "xmark", "plus", "minus"].map {
                try #require(SymbolTable.form(for: "\($0).\(shape)"))
            }
            #expect(Set(signs).count == 5, "\(shape)")
        }
        let folders = try ["", ".badge.plus", ".badge.minus"].map {
            try #require(SymbolTable.form(for: "folder\($0)"))
        }
        #expect(Set(folders).count == 3 && Set(folders.map(\.base)).count == 1)
    }

    @Test func `Fitting a line into a box shortens it and keeps its thickness`() {
        let upright = SymbolInk(width: 1.5, height: 14)
        let lying = SymbolInk(width: 14, height: 1.5)
        for line in [upright, lying] { #expect(line.factor(toFit: 7, 7, stem: 1.5) == 0.5) }
        #expect(upright.factor(toFit: 0.15, 7, stem: 1.5) == 0.5)
        #expect(SymbolInk(width: 1.5, height: 1.5).factor(toFit: 3, 6, stem: 1.5) == 2)
        #expect(SymbolInk(width: 7, height: 14).factor(toFit: 1.75, 7, stem: 1.5) == 0.25)
    }

    @Test(arguments: ["bandage", "person.crop.rectangle", "person.crop.rectangle.stack"])
    func `A filled drawing differs from its outline`(name: String) throws {
        let forms = try [name, "\(name).fill"].map { try #require(SymbolTable.form(for: $0)) }
        #expect(forms[0] != forms[1])
        for form in forms {
            guard case .drawing = form.base else {
                Issue.record("\(form)")
                continue
            }
        }
    }

    @Test func `A filled symbol uses the font's filled glyph`() throws {
        let filled = try #require(SymbolTable.form(for: "heart.fill"))
        #expect(filled.base != SymbolTable.form(for: "heart")?.base)
    }

    @Test(arguments: ["", "fill", "no.such.symbol", "heart.of.gold"])
    func `An unknown name has no symbol`(name: String) {
        #expect(SymbolTable.form(for: name) == nil)
    }

    @Test func `An unknown symbol is reported once`() throws {
        let engine = try engine()
        var reported: [String] = []
        engine.onUnknownSymbol = { reported.append($0) }
        for name in ["star", "no.such.symbol", "no.such.symbol"] {
            _ = engine.measure(symbol(name), context: context())
        }
        #expect(reported == ["no.such.symbol"])
    }

    private func symbol(_ name: String) -> Symbol {
        Symbol.with {
            $0.name = name
            $0.font = font(17)
        }
    }
}

extension SymbolMark {
    /// The farthest that a point lies from the middle of the grid.
    fileprivate var reach: (x: Double, y: Double) {
        let outline =
            switch self {
            case .line(let outline), .area(let outline): outline
            }
        return outline.elements.reduce((0, 0)) { reach, element in
            switch element {
            case .move(let point), .line(let point), .curve(_, _, let point):
                (max(reach.0, abs(point.x)), max(reach.1, abs(point.y)))
            case .close: reach
            }
        }
    }
}
