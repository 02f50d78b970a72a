import Testing

@testable import WidgetWire

@Suite struct GlyphValidationTests {
    private func list(_ change: (inout DisplayList) -> Void) -> DisplayList {
        var list = DisplayList()
        list.glyphs = [
            Glyph.with {
                $0.outline.verbs = .init([0, 1, 3])
                $0.outline.points = [0, 0, 1, 1]
            }
        ]
        var paragraph = Paragraph()
        paragraph.runs = [TextRun()]
        paragraph.typesetting.lines = [
            SetLine.with {
                $0.runs = [
                    SetRun.with {
                        $0.glyphs = [0]
                        $0.positions = [0, 0]
                    }
                ]
            }
        ]
        list.nodes = [DisplayNode.with { $0.paragraph = paragraph }]
        change(&list)
        return list
    }

    @Test func `A list with valid glyphs is accepted`() throws {
        try list { _ in }.validate()
    }

    @Test(
        arguments: [
            { $0.nodes[0].paragraph.typesetting.lines[0].runs[0].glyphs = [1] },
            { $0.nodes[0].paragraph.typesetting.lines[0].runs[0].positions = [0] },
            { $0.nodes[0].paragraph.typesetting.lines[0].runs[0].positions = [.nan, 0] },
            { $0.nodes[0].paragraph.typesetting.lines[0].runs[0].run = 1 },
            { $0.nodes[0].paragraph.typesetting.lines[0].runs[0].size = .infinity },
            { $0.nodes[0].paragraph.typesetting.lines[0].baseline = .nan },
            { $0.nodes[0].paragraph.typesetting.ascent = -.infinity },
            { list in
                list.nodes[0].paragraph.typesetting.letters = [
                    SetLetter.with { $0.run = 7 }
                ]
            },
            { list in
                list.nodes[0].paragraph.typesetting.letters = [
                    SetLetter.with { $0.advance = -1 }
                ]
            },
        ] as [@Sendable (inout DisplayList) -> Void])
    func `A broken paragraph is refused`(change: @Sendable (inout DisplayList) -> Void) {
        #expect(throws: DisplayListError.badTypesetting(node: 0)) { try list(change).validate() }
    }

    /// A square of `ems` on each side, drawn `count` times.
    private func squares(_ ems: Float, count: Int, size: Double) -> DisplayList {
        list {
            $0.glyphs[0].outline.verbs = .init([0, 1, 1, 1, 1])
            let side = ems * 1_000
            $0.glyphs[0].outline.points = [0, 0, side, 0, side, side, 0, side, 0, 0]
            var run = $0.nodes[0].paragraph.typesetting.lines[0].runs[0]
            run.size = size
            run.glyphs = Array(repeating: 0, count: count)
            run.positions = Array(repeating: 0, count: 2 * count)
            $0.nodes[0].paragraph.typesetting.lines[0].runs = [run]
        }
    }

    @Test func `Glyphs with too long outlines are refused`() throws {
        let knot = list {
            $0.glyphs[0].outline.verbs = .init([0] + Array(repeating: 1, count: 1_000))
            $0.glyphs[0].outline.points = (0..<1_001).flatMap { [Float($0 % 2) * 900, 0] }
        }
        #expect(throws: DisplayListError.badGlyph(0)) { try knot.validate() }
        try squares(1, count: 1_000, size: 100).validate()
        #expect(throws: DisplayListError.tooLongPath(8_000_000)) {
            try squares(1, count: 2_000, size: 1_000).validate()
        }
    }

    @Test func `Invalid outlines are refused`() {
        #expect(throws: DisplayListError.badGlyph(0)) {
            try list { $0.glyphs[0].outline.points = [0] }.validate()
        }
        #expect(throws: DisplayListError.badGlyph(0)) {
            try list { list in
                list.glyphs[0].outline.verbs = .init(repeating: 3, count: 10_001)
                list.glyphs[0].outline.verbs[0] = 0
                list.glyphs[0].outline.points = [0, 0]
            }.validate()
        }
    }

    /// A small message must not be drawn for minutes.
    @Test func `An outline that is drawn too often is refused`() {
        #expect(throws: DisplayListError.self) {
            try list { list in
                list.glyphs[0].outline.verbs = .init(repeating: 3, count: 9_000)
                list.glyphs[0].outline.verbs[0] = 0
                list.glyphs[0].outline.points = [0, 0]
                list.nodes[0].paragraph.typesetting.lines[0].runs[0].glyphs = Array(
                    repeating: 0, count: 1_000)
                list.nodes[0].paragraph.typesetting.lines[0].runs[0].positions = Array(
                    repeating: 0, count: 2_000)
            }.validate()
        }
    }
}
