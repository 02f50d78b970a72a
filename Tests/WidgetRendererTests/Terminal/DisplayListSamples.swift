import WidgetRenderer
import WidgetText
import WidgetWire

/// Display lists written by hand, as the layout would make them.
extension DisplayList {
    /// A widget of so many cells.
    static func cells(
        _ columns: Double, _ rows: Double, dark: Bool = false, background: Bool = false,
        _ nodes: [DisplayNode]
    ) -> DisplayList {
        .with {
            $0.environment.width = columns * 8
            $0.environment.height = rows * 16
            $0.environment.appearance = dark ? .dark : .light
            $0.environment.metrics = .cells
            $0.showsBackground = background
            $0.nodes = nodes
        }
    }
}

extension DisplayNode {
    static func text(
        _ text: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double = 16,
        color: Color = .black, configure: (inout Paragraph) -> Void = { _ in }
    ) -> DisplayNode {
        var paragraph = Paragraph.with {
            $0.runs = [
                .with {
                    $0.text = text
                    $0.color = color
                }
            ]
        }
        configure(&paragraph)
        return .with {
            $0.frame = .of(x, y, width, height)
            $0.paragraph = paragraph
        }
    }

    static func symbol(_ name: String, _ frame: Rect, color: Color = .black) -> DisplayNode {
        .with {
            $0.frame = frame
            $0.symbol.name = name
            $0.symbol.color = color
        }
    }

    static func rectangle(_ frame: Rect, _ color: Color, radius: Double = 0) -> DisplayNode {
        .with {
            $0.frame = frame
            $0.shape.outline = .rectangle(frame, radius: radius)
            $0.shape.fill.color = color
        }
    }

    static func ellipse(_ frame: Rect, _ color: Color) -> DisplayNode {
        .with {
            $0.frame = frame
            $0.shape.outline = .with {
                $0.frame = frame
                $0.ellipse = Ellipse()
            }
            $0.shape.fill.color = color
        }
    }

    static func group(
        children: UInt32, configure: (inout Group) -> Void
    ) -> DisplayNode {
        .with {
            $0.childCount = children
            var group = Group.with { $0.opacity = 1 }
            configure(&group)
            $0.group = group
        }
    }

    /// The outline of the shape that this node is, drawn along instead of filled.
    func stroked(_ width: Double) -> DisplayNode {
        var node = self
        node.shape.stroke = node.shape.fill
        node.shape.clearFill()
        node.shape.lineWidth = width
        return node
    }
}

extension Outline {
    static func rectangle(_ frame: Rect, radius: Double = 0) -> Outline {
        .with {
            $0.frame = frame
            $0.rectangle.cornerWidth = radius
            $0.rectangle.cornerHeight = radius
        }
    }
}

extension Rect {
    static func of(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
        .with {
            $0.x = x
            $0.y = y
            $0.width = width
            $0.height = height
        }
    }
}

extension Color {
    static let black = Color.rgb(0, 0, 0)
    static let white = Color.rgb(1, 1, 1)

    static func rgb(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float = 1) -> Color {
        var color = Color()
        color.red = red
        color.green = green
        color.blue = blue
        color.alpha = alpha
        return color
    }
}

/// An engine whose live dates read as their seconds.
func makeEngine() -> CellTextEngine {
    CellTextEngine { date, context in "\(Int(date.date - context.now)) s" }
}

/// The frame of a list, to be printed in so many colours.
func frame(of list: DisplayList, _ depth: ColorDepth = .trueColor) -> TerminalFrame {
    TerminalRenderer(engine: makeEngine()).frame(of: list, at: 0, depth: depth)
}
