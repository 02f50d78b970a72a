import Testing
import WidgetWire

@testable import WidgetText

/// Hostile texts, and names of locales and symbols that a plugin makes up.
@Suite struct HostileTextTests {
    @Test func `The number of made-up locales that are used is limited`() {
        let invented = (0..<2 * RunLocale.limit).map { "aa-\($0)" }
        #expect(invented.count(where: RunLocale.isFollowed) <= RunLocale.limit)
        #expect(!RunLocale.isFollowed(String(repeating: "d", count: 1_000)))
        // Known locales are not evicted.
        for locale in ["de_DE", "ja_JP", "ar_EG"] { #expect(RunLocale.isFollowed(locale)) }
        var text = run("5", font(17))
        text.locale = "aa-\(3 * RunLocale.limit)"
        #expect(TextContext(locale: "de_DE", now: 0).of(text).locale == "de_DE")
        let styled = StyledText(.with { $0.runs = [text] }, context: context())
        #expect(styled.segments.first?.style.locale == "")
    }

    @Test func `Only the beginning of a huge text is typeset`() throws {
        let family = "👩‍👦"
        let endless = paragraph(String(repeating: family, count: 200_000))
        let text = StyledText(endless, context: context())
        #expect((StyledText.byteLimit...StyledText.byteLimit + 2).contains(text.bytes.count))
        #expect(text.text(in: 0..<text.bytes.count).hasPrefix(family + family))
        // Without a limit this would take minutes.
        let start = ContinuousClock.now
        let measured = try engine().measure(
            paragraph(String(repeating: "a", count: 4_000_000)), in: TextBox(), context: context())
        #expect(ContinuousClock.now - start < .seconds(20))
        #expect(measured.width > 100_000 && measured.width < 1_000_000)
    }

    @Test(arguments: [Double.nan, .infinity, -1e300, 1e300])
    func `Text with invalid kerning is typeset`(kerning: Double) throws {
        var spaced = run("aé漢", font(17))
        spaced.kerning = kerning
        let measured = try engine().measure(
            .with { $0.runs = [spaced] }, in: TextBox(), context: context())
        #expect(measured.lineCount == 1 && measured.width >= 0)
    }

    @Test func `Text that alternates between scripts is typeset in bounded time`() throws {
        let start = ContinuousClock.now
        let measured = try engine().measure(
            paragraph(String(repeating: "aя漢ب", count: 4_000)), in: TextBox(width: 300),
            context: context())
        #expect(ContinuousClock.now - start < .seconds(20))
        #expect(measured.lineCount > 100)
    }

    @Test func `At most a hundred unknown symbols are reported`() throws {
        let engine = try engine()
        var count = 0
        engine.onUnknownSymbol = { _ in count += 1 }
        for number in 0..<150 {
            let symbol = Symbol.with {
                $0.name = "nobody.\(number)"
                $0.font.size = 17
            }
            _ = engine.measure(symbol, context: context())
        }
        #expect(count == 100)
    }
}
