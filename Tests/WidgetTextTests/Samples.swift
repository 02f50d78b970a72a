import FoundationEssentials
import WidgetWire

@testable import WidgetText

/// The fonts the tests measure with; their cache is kept from run to run.
func testFonts() throws -> FontConfiguration {
    try FontConfiguration.write(
        in: FileManager.default.temporaryDirectory.path + "/porthole-test-fonts",
        fontDirectories: ["/usr/share/fonts"])
}

func engine() throws -> PangoTextEngine {
    try PangoTextEngine(fonts: testFonts())
}

func font(_ size: Double, _ change: (inout Font) -> Void = { _ in }) -> Font {
    var font = Font()
    font.size = size
    font.weight = 400
    change(&font)
    return font
}

func run(_ text: String, _ font: Font) -> TextRun {
    TextRun.with {
        $0.text = text
        $0.font = font
        $0.color.alpha = 1
    }
}

func paragraph(
    _ text: String, size: Double = 17, _ change: (inout Paragraph) -> Void = { _ in }
) -> Paragraph {
    var paragraph = Paragraph()
    paragraph.runs = [run(text, font(size))]
    change(&paragraph)
    return paragraph
}

func context(scale: Double = 1) -> TextContext {
    TextContext(scale: scale, now: 0)
}
