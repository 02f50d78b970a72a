import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("A font of AppKit")
struct NSFontTests {
    @Test func `is the system font for a use, in its default size unless one is given`() throws {
        #expect(NSFont.labelFont(ofSize: 0).pointSize == NSFont.systemFontSize)
        #expect(try #require(NSFont.userFixedPitchFont(ofSize: 10)).isFixedPitch)
        #expect(
            NSFont.titleBarFont(ofSize: 12).fontDescriptor.symbolicTraits.contains(.bold))
        #expect(tree { Text("a").font(Font(NSFont.menuFont(ofSize: 9))) }.contains("9"))
    }

    @Test func `is changed by the font manager`() throws {
        let manager = NSFontManager.shared
        let bold = manager.convert(
            .systemFont(ofSize: 12), toHaveTrait: [.boldFontMask, .italicFontMask])
        #expect(bold.fontDescriptor.symbolicTraits == [.bold, .italic] && bold.italicAngle < 0)
        let plain = manager.convert(bold, toHaveTrait: [.unboldFontMask, .unitalicFontMask])
        #expect(plain.fontDescriptor.symbolicTraits.isEmpty)
        #expect(manager.convert(plain, toSize: 20).pointSize == 20)
        let family = try #require(
            manager.font(withFamily: "Helvetica Neue", traits: [], weight: 9, size: 11))
        #expect(family.familyName == "Helvetica Neue")
        #expect(family.fontDescriptor.symbolicTraits.contains(.bold))
    }
}
