import Testing
import WidgetImages
import WidgetWire

@testable import WidgetLayout

/// What inline accessories show: one text and a picture before it.
@Suite struct InlineTests {
    private func line(_ width: Double = 234, @Views _ content: () -> [any Recorded]) throws
        -> String
    {
        var options = LayoutOptions.bare
        options.isOneLine = true
        return try Drawing.text(width: width, height: 26, options: options, content)
    }

    private let plain = """
        widget 234×26
          text 83,4.5 68×17 "One line" 17/400 #000000 lines=1 align=center
        """

    @Test func `Only the first text of a stack is shown`() throws {
        let shown = try line {
            VStack {
                Spacer()
                Text("One line")
                Text("Another")
            }
        }
        #expect(shown == plain)
    }

    @Test func `Shapes, backgrounds, frames, fonts and colours have no effect`() throws {
        let text = Text("One line").with(.font, .font(FontValue(style: 0, points: 40)))
            .foreground(PaintValue(.level(2)))
            .with(.lineLimit, .int(3)).with(.minimumScale, .double(0.5))
        let shown = try line {
            ZStack {
                Color.red
                text.frame(width: 20, height: 90)
                    .background {
                        Color.blue
                        Text("Behind")
                    }
                    .overlay { Text("In front") }
            }
            .modified(.containerBackground, [], [Color.black])
        }
        #expect(shown == plain)
    }

    @Test func `The first symbol is shown before the text`() throws {
        let symbol = Node(.image, [(.symbol, .string("drop")), (.resizable, .bool(true))])
        let shown = try line {
            VStack {
                symbol.foreground(PaintValue(.level(2)))
                Image(systemName: "star")
                Text("One line")
            }
        }
        #expect(
            shown == """
                widget 234×26
                  symbol 72.5,4.5 17×17 "drop" 17/400 #000000
                  text 93.5,4.5 68×17 "One line" 17/400 #000000 lines=1 align=center
                """)
    }

    /// "1:30" has four characters of 8.5 points; a point more is room for wider digits.
    @Test func `A timer is centered with its symbol`() throws {
        let timer = Node(
            .text, [(.date, .date(90)), (.dateStyle, .int(Int64(LiveDate.Style.timer.rawValue)))])
        #expect(try line { timer }.contains("text 99.5,4.5 35×17"))
        let labeled = try line {
            HStack {
                Image(systemName: "drop")
                timer
            }
        }
        #expect(labeled.contains("symbol 89,4.5 17×17"))
        #expect(labeled.contains("text 110,4.5 35×17"))
    }

    @Test func `An image is shown before the text or alone, and not after it`() throws {
        let shown = try line {
            Text("One line")
            Image(systemName: "drop")
        }
        #expect(shown == plain)
        #expect(
            try line { Image(systemName: "drop") }.contains("symbol 108.5,4.5 17×17 \"drop\""))
    }

    @Test func `An image has about the height of the text`() throws {
        let source = ImageSource(Pixels(width: 300, height: 100), digest: 1)
        let shown = try line {
            HStack {
                Node(.image, [(.image, .image(ImageValue(source: source, scale: 1)))])
                Text("One line")
            }
        }
        #expect(shown.contains("image 50.4,2.8 61.2×20.4"), "\(shown)")
    }

    @Test func `The first line that fits is shown`() throws {
        let candidates = ViewThatFits {
            Group {
                Text("A very long line of text")
                Text("One line")
            }
            Text("One")
        }
        #expect(try line(200) { candidates }.contains("\"One line\""))
        #expect(try line(300) { candidates }.contains("A very long line of text"))
        #expect(try line(20) { candidates }.contains("\"One\""))
    }

    @Test func `Candidates of ViewThatFits get the width beside an image`() throws {
        let shown = try line(80) {
            HStack {
                Image(systemName: "drop")
                ViewThatFits {
                    Text("One line")
                    Text("One")
                }
            }
        }
        #expect(shown.contains("\"One\""), "\(shown)")
    }

    @Test func `Hidden and empty texts are skipped`() throws {
        let shown = try line {
            Text("Hidden").hidden()
            Text("")
            Text("One line")
        }
        #expect(shown == plain)
    }

    @Test func `A geometry reader gets the whole size`() throws {
        let shown = try line {
            GeometryReader { Text($0.size.width == 234 ? "One line" : "Other") }
        }
        #expect(shown == plain)
    }

    @Test func `A toggle shows the label of its state`() throws {
        let toggle = Node(.actionRegion, [(.isOn, .bool(true))], [Text("Off"), Text("One line")])
        #expect(try line { toggle } == plain)
    }

    @Test func `The widget's URL may be that of a view that is not shown`() throws {
        var options = LayoutOptions.bare
        options.isOneLine = true
        let list = try Drawing.list(options: options) {
            Text("One line")
            Color.red.with(.url, .string("app://door"))
        }
        #expect(list.url == "app://door")
    }

    @Test func `A gauge has the text of its label`() throws {
        let gauge = Node(.gauge, [(.amount, .double(0.25))])
        let labelled = try line {
            gauge
            Text("One line")
        }
        #expect(labelled == plain)
        #expect(try line { gauge } == "widget 234×26")
    }

    @Test func `An inline placeholder is redacted`() throws {
        var options = LayoutOptions.placeholder
        options.isOneLine = true
        options.contentMargins = Insets(all: 0)
        let shown = try Drawing.text(width: 234, height: 26, options: options) { Text("One line") }
        #expect(shown.contains("redacted"), "\(shown)")
    }
}
