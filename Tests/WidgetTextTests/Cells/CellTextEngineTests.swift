import Testing
import WidgetWire

@testable import WidgetText

@Suite struct CellTextEngineTests {
    private let engine = makeEngine()

    @Test func `The size is in whole cells, with baselines in points`() {
        let measured = engine.measure(
            Paragraph("one two"), in: TextBox(width: 30), context: TextContext(now: 0))
        #expect(
            measured
                == TextMeasurement(
                    width: 24, height: 32, firstBaseline: 12, lastBaseline: 28, lineCount: 2))
    }

    @Test(arguments: [Double.nan, .infinity, -1, 0, 1e300, 7.99, -.infinity])
    func `The measured size is bounded for invalid sizes of the box`(_ side: Double) {
        let size = engine.size(Paragraph("ab cd"), width: side, height: side)
        #expect(size.allSatisfy { $0 > 0 && $0 <= 48 })
    }

    @Test func `An empty paragraph is one row high`() {
        #expect(engine.size(Paragraph()) == [0, 16])
    }

    @Test func `A box that is less than a point too narrow does not truncate`() {
        #expect(engine.rows(Paragraph("12345"), columns: nil) == ["12345"])
        #expect(engine.size(Paragraph("12345"), width: 39.7) == [40, 16])
    }

    @Test func `Line spacing inserts empty rows`() {
        let paragraph = Paragraph("a\nb") { $0.lineSpacing = 16 }
        #expect(engine.size(paragraph) == [8, 48])
        let rows = engine.lines(of: paragraph, in: TextBox(), context: TextContext(now: 0)).map(
            \.row)
        #expect(rows == [0, 2])
        #expect(engine.rows(paragraph, rows: 2) == ["a…"])
    }

    @Test func `Hangul breaks between words, and ideographs break anywhere`() {
        #expect(engine.rows(Paragraph("오늘의 날씨"), columns: 9) == ["오늘의", "날씨"])
        #expect(engine.rows(Paragraph("今日的 天气"), columns: 9) == ["今日的 天", "气"])
    }

    @Test func `A live date is formatted for the present moment`() {
        let paragraph = Paragraph.with {
            $0.runs = [.with { $0.liveDate = .with { $0.date = 90 } }]
        }
        let lines = engine.lines(of: paragraph, in: TextBox(), context: TextContext(now: 30))
        #expect(lines.map(\.text) == ["60 s"])
    }

    @Test func `A live date has SwiftUI's format by default`() {
        let paragraph = Paragraph.with {
            $0.runs = [
                .with {
                    $0.liveDate.style = .timer
                    $0.liveDate.date = 90
                }
            ]
        }
        let lines = CellTextEngine().lines(
            of: paragraph, in: TextBox(), context: TextContext(now: 30))
        #expect(lines.map(\.text) == ["1:00"])
    }

    @Test func `Redacted text is drawn as bars`() {
        let paragraph = Paragraph("日本 ok") { $0.redacted = true }
        #expect(engine.rows(paragraph) == ["▇▇▇▇▇▇▇"])
    }

    @Test func `Grapheme clusters have the style of their run`() {
        let paragraph = Paragraph.with {
            $0.runs = [
                .with {
                    $0.text = "A"
                    $0.font.weight = 700
                    $0.color.red = 1
                },
                .with {
                    $0.text = "b"
                    $0.font.italic = true
                    $0.underline = true
                    $0.strikethrough = true
                },
                .with {
                    $0.text = "T"
                    $0.font.size = 28
                },
            ]
        }
        let styles = engine.lines(of: paragraph, in: TextBox(), context: TextContext(now: 0))[0]
            .clusters.map(\.style)
        #expect(
            styles == [
                CellStyle(color: .with { $0.red = 1 }, bold: true),
                CellStyle(italic: true, underline: true, strikethrough: true),
                CellStyle(bold: true),
            ])
    }

    @Test(arguments: [
        ("heart.fill", "♥"), ("heart.circle.fill", "♡"), ("star", "☆"), ("arrow.up", "↑"),
        ("checkmark.circle.fill", "✔"), ("3.circle", "③"), ("3.circle.fill", "❸"),
        ("12.circle.fill", "⓬"), ("a.circle", "Ⓐ"), ("figure.walk.circle", "🚶"),
        ("clock.badge.exclamationmark.fill", "◷"), ("no.such.symbol", "•"), ("", "•"),
        (".", "•"), ("…", "•"), ("99.circle", "•"),
    ])
    func `A symbol is drawn as a character, or as a bullet if it has none`(
        _ name: String, have text: String
    ) {
        #expect(CellSymbol.text(for: name) == text)
    }

    @Test func `Nine of ten symbols of the symbol table have a character`() {
        let names = SymbolTable.glyphs.keys
        let known = names.filter { CellSymbol.text(for: $0) != CellSymbol.unknown }
        #expect(known.count * 10 > names.count * 9, "\(known.count) of \(names.count)")
    }

    /// Terminals disagree about how wide an emoji is that Unicode draws as text unless told
    /// otherwise.
    @Test func `The character of a symbol has the same width in all terminals`() {
        for (name, text) in CellSymbol.characters {
            let width = engine.measure(.with { $0.name = name }, context: TextContext(now: 0)).width
            #expect((8...16).contains(width), "\(name)")
            for scalar in text.unicodeScalars where scalar.value >= 0x1F000 {
                #expect(scalar.properties.isEmojiPresentation, "\(name)")
            }
        }
    }

    @Test func `A symbol is one or two cells wide`() {
        let narrow = Symbol.with { $0.name = "heart.fill" }
        let wide = Symbol.with { $0.name = "figure.walk" }
        let context = TextContext(now: 0)
        #expect(engine.measure(narrow, context: context).width == 8)
        #expect(engine.measure(wide, context: context).width == 16)
        #expect(engine.measure(wide, context: context).height == 16)
    }

    @Test(arguments: [(12, "2 hr, 23 min"), (11, "2 hr"), (4, "2 hr"), (3, "2…")])
    func `A relative date drops its second unit before it is truncated`(
        columns: Int, expected: String
    ) {
        let date = LiveDate.with {
            $0.style = .relative
            $0.date = 8_580
        }
        let paragraph = Paragraph.with {
            $0.runs = [TextRun.with { $0.liveDate = date }]
            $0.lineLimit = 1
        }
        let lines = CellTextEngine().lines(
            of: paragraph, in: TextBox(width: Double(columns) * CellMetrics.width),
            context: TextContext(now: 0))
        #expect(lines.map { $0.clusters.map(\.text).joined() } == [expected])
    }
}
