import FoundationEssentials
import WidgetText
import WidgetWire

@testable import WidgetRenderer

func pictureRenderer() throws -> PictureRenderer {
    let fonts = try FontConfiguration.write(
        in: FileManager.default.temporaryDirectory.path + "/porthole-test-fonts",
        fontDirectories: ["/usr/share/fonts"])
    return PictureRenderer(engine: try PangoTextEngine(fonts: fonts))
}

/// Draws a list in a rectangle, a pixel a point, in 1970.
func draw(_ list: DisplayList) throws -> DecodedPNG {
    try DecodedPNG(
        pictureRenderer().png(list, shape: WidgetShape(cornerRadius: 0), scale: 1, at: 0))
}

func list(
    width: Double = 100, height: Double = 100, _ nodes: [DisplayNode]
) -> DisplayList {
    DisplayList.with {
        $0.environment.width = width
        $0.environment.height = height
        $0.environment.locale = "en_US"
        $0.environment.timeZone = "UTC"
        $0.environment.scale = 1
        $0.nodes = nodes
    }
}

func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect.with {
        $0.x = x
        $0.y = y
        $0.width = width
        $0.height = height
    }
}

func color(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1) -> Color {
    Color.with {
        $0.red = red
        $0.green = green
        $0.blue = blue
        $0.alpha = alpha
    }
}

func node(_ frame: Rect, _ content: DisplayNode.OneOf_Content, children: Int = 0) -> DisplayNode {
    DisplayNode.with {
        $0.frame = frame
        $0.content = content
        $0.childCount = UInt32(children)
    }
}

func fill(_ color: Color, radius: Double = 0) -> DisplayNode.OneOf_Content {
    .shape(
        Shape.with {
            $0.outline.rectangle.cornerWidth = radius
            $0.outline.rectangle.cornerHeight = radius
            $0.fill.color = color
        })
}

func text(
    _ text: String, size: Double = 17, color: Color, _ change: (inout Paragraph) -> Void = { _ in }
) -> DisplayNode.OneOf_Content {
    var paragraph = Paragraph()
    paragraph.runs = [
        TextRun.with {
            $0.text = text
            $0.color = color
            $0.font.size = size
            $0.font.weight = 400
        }
    ]
    change(&paragraph)
    return .paragraph(paragraph)
}

func symbol(_ name: String, size: Double = 17, _ color: Color) -> DisplayNode.OneOf_Content {
    .symbol(
        Symbol.with {
            $0.name = name
            $0.font.size = size
            $0.color = color
        })
}
