import CoreText
import Foundation
import Testing
import UIKit

@Suite("Core Text")
struct CoreTextTests {
    @Test("makes fonts that are UIKit's")
    func fonts() {
        let font = CTFontCreateWithName("HelveticaNeue-Bold" as CFString, 20, nil)
        #expect(font as UIFont == font && CTFontGetSize(font) == 20)
        #expect(CTFontCopyPostScriptName(font) == "HelveticaNeue-Bold")
        #expect(abs(CTFontGetAscent(font) + CTFontGetDescent(font) - font.lineHeight) < 0.001)
        #expect(CTFontGetSize(CTFontCreateCopyWithAttributes(font, 30, nil, nil)) == 30)
        #expect(CTFontCreateWithName("Georgia", 0, nil).pointSize == 12)
    }

    @Test("says why a font is not registered")
    func registering() throws {
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

    @Test("measures a line by its parts")
    func lines() {
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
}
