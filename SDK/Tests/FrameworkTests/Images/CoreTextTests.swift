import CoreText
import Foundation
import Testing
import UIKit

@Suite("Core Text")
struct CoreTextTests {
    @Test func `makes fonts that are UIKit's`() {
        let font = CTFontCreateWithName("HelveticaNeue-Bold" as CFString, 20, nil)
        #expect(font as UIFont == font && CTFontGetSize(font) == 20)
        #expect(CTFontCopyPostScriptName(font) == "HelveticaNeue-Bold")
        #expect(abs(CTFontGetAscent(font) + CTFontGetDescent(font) - font.lineHeight) < 0.001)
        #expect(CTFontGetSize(CTFontCreateCopyWithAttributes(font, 30, nil, nil)) == 30)
        #expect(CTFontCreateWithName("Georgia", 0, nil).pointSize == 12)
    }

    @Test func `says why a font is not registered`() throws {
        let missing = URL(fileURLWithPath: "/nowhere/Lato.ttf")
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(missing as CFURL, .process, &error))
        let reason = try #require(error?.takeRetainedValue())
        #expect(reason.code == CTFontManagerError.fileNotFound.rawValue)
        #expect(reason.localizedDescription.contains("/nowhere/Lato.ttf"))
        #expect(!CTFontManagerUnregisterFontsForURL(missing as CFURL, .process, nil))
        var told: [Int] = []
        CTFontManagerRegisterFontURLs([missing, missing] as CFArray, .process, true) {
            errors, isDone in
            told.append(errors.count)
            return isDone
        }
        #expect(told == [2])
        #expect(CGDataProvider(data: Data([1, 2, 3])).flatMap(CGFont.init) == nil)
        #expect(CTFontManagerCreateFontDescriptorsFromURL(missing as CFURL) == nil)
        #expect(CTFontManagerCreateFontDescriptorFromData(Data([1, 2, 3]) as CFData) == nil)
        #expect(CTFontManagerCreateFontDescriptorsFromData(Data() as CFData).isEmpty)
    }

    @Test func `measures a line by its parts`() {
        let text = NSMutableAttributedString(
            string: "Wide", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let short = CTLineGetTypographicBounds(
            CTLineCreateWithAttributedString(text), nil, nil, nil)
        text.append(
            NSAttributedString(string: "r", attributes: [.font: UIFont.systemFont(ofSize: 40)]))
        var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
        let long = CTLineGetTypographicBounds(
            CTLineCreateWithAttributedString(text), &ascent, &descent, nil)
        #expect(short > 20 && long > short)
        #expect(ascent == UIFont.systemFont(ofSize: 40).ascender && descent > 0)
    }

    @Test func `sets a text in lines of a width, as many as there is room for`() {
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        let text = NSAttributedString(
            string: "one two three\nfour",
            attributes: [
                .font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style,
            ])
        let setter = CTFramesetterCreateWithAttributedString(text)
        let all = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRange(), nil, CGSize(width: 45, height: CGFloat.infinity), nil)
        #expect(all.width <= 45 && abs(all.height - 3 * 11.93) < 0.1)
        let room = CGPath(rect: CGRect(x: 5, y: 10, width: 45, height: 25), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRange(), room, nil)
        let lines = CTFrameGetLines(frame).compactMap { $0 as? CTLine }
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, CFRange(), &origins)
        #expect(lines.map { CTLineGetStringRange($0).location } == [0, 8])
        #expect(CTFrameGetVisibleStringRange(frame).length == 13)
        #expect(abs(origins[0].y - (25 - 9.52)) < 0.1 && origins[0].y - origins[1].y > 11)
        let width = CTLineGetTypographicBounds(lines[0], nil, nil, nil)
        #expect(abs(origins[0].x + width - 45) < 0.01)
    }

    @Test func `cuts a line off, and finds letters by their places`() throws {
        let line = CTLineCreateWithAttributedString(
            NSAttributedString(
                string: "A long line of words", attributes: [.font: UIFont.systemFont(ofSize: 10)]))
        let short = try #require(CTLineCreateTruncatedLine(line, 50, .end, nil))
        #expect(CTLineGetTypographicBounds(short, nil, nil, nil) <= 50)
        #expect(CTLineGetGlyphCount(short) < 20 && CTLineGetGlyphCount(line) == 20)
        let third = CTLineGetOffsetForStringIndex(line, 2, nil)
        #expect(third > 8 && CTLineGetStringIndexForPosition(line, CGPoint(x: third, y: 0)) == 2)
        let run = try #require(CTLineGetGlyphRuns(line).first as? CTRun)
        var glyphs = [CGGlyph](repeating: 0, count: 2)
        CTRunGetGlyphs(run, CFRange(location: 0, length: 2), &glyphs)
        #expect(glyphs == Array("A ".utf16) && CTRunGetGlyphCount(run) == 20)
        let middle = CTLineGetPenOffsetForFlush(line, 0.5, 1000)
        #expect(abs(2 * middle + CTLineGetTypographicBounds(line, nil, nil, nil) - 1000) < 0.01)
    }
}
