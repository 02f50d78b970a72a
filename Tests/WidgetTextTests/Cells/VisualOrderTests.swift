import Testing
import WidgetText
import WidgetWire

/// Text in visual order.
@Suite struct VisualOrderTests {
    private func shown(_ text: String, isRightToLeft: Bool = false, columns: Int? = nil) -> [String]
    {
        let box = TextBox(width: columns.map { Double($0 * 8) })
        let context = TextContext(now: 0, isRightToLeft: isRightToLeft)
        return makeEngine().lines(of: Paragraph(text), in: box, context: context)
            .inVisualOrder(isRightToLeft: isRightToLeft).map(\.text)
    }

    @Test func `Right-to-left letters are reversed, and numbers among them are not`() {
        #expect(shown("אבג") == ["גבא"])
        #expect(shown("אבג 123 דה") == ["הד 123 גבא"])
        #expect(shown("abc אבג def") == ["abc גבא def"])
        #expect(shown("אבג abc דה") == ["הד abc גבא"])
    }

    @Test func `Brackets in right-to-left text are mirrored`() {
        #expect(shown("אב (גד) ה") == ["ה (דג) בא"])
    }

    @Test func `A combining mark stays with its letter`() {
        #expect(shown("א\u{5B8}ב") == ["בא\u{5B8}"])
    }

    @Test func `Lines are ordered one by one, in the direction of the first letter`() {
        #expect(shown("אבג abc 12", columns: 7) == ["abc גבא", "12"])
        #expect(shown("אבג\nabc, דה") == ["גבא", "הד ,abc"])
    }

    @Test func `Left-to-right text keeps its order in both writing directions`() {
        #expect(shown("abc (def) 1, 2") == ["abc (def) 1, 2"])
        #expect(shown("日本 (a)", isRightToLeft: true) == ["日本 (a)"])
    }
}
