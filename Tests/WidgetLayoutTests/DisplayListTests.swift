import Testing
import WidgetWire

@testable import WidgetLayout

@Suite struct DisplayListTests {
    @Test func `A widget is centred inside its margins`() throws {
        let text = try Drawing.text(width: 158, height: 158, options: LayoutOptions()) {
            VStack {
                Text("CPU").font(FontValue(style: 5))
                Text("12 %").foreground(PaintValue(.level(2)))
            }
            Color.red.frame(height: 4)
        }
        #expect(
            text == """
                widget 158×158
                  text 66.25,56 25.5×17 "CPU" 17/600 #000000
                  text 62,73 34×17 "12 %" 17/400 #3C3C4399
                  shape 16,98 126×4 rectangle fill=#FF3B30
                """)
    }

    @Test func `Named views keep a node even when they draw nothing`() throws {
        let text = try Drawing.text {
            VStack(spacing: 0) {
                Spacer().mark("gap")
                Color.red.frame(width: 10, height: 10).mark("outer")
                Color.blue.mark("inner").frame(width: 10, height: 10)
            }
            .mark("stack").with(.accessibilityLabel, .string("Label"))
        }
        #expect(
            text == """
                widget 100×100
                  group 45,0 10×100 id="stack" label="Label"
                    group 50,0 0×80 id="gap"
                    group 45,80 10×10 id="outer"
                      shape 45,80 10×10 rectangle fill=#FF3B30
                    shape 45,90 10×10 rectangle fill=#007AFF id="inner"
                """)
    }

    @Test func `Each effect is a group`() throws {
        let text = try Drawing.text {
            Color.red.clip(RoundedRectangle(cornerRadius: 60)).opacity(0.5).offset(x: 5, y: -5)
        }
        #expect(
            text == """
                widget 100×100
                  group 5,-5 100×100 opacity=0.5
                    group 5,-5 100×100 clip=rounded~50×50(5,-5 100×100)
                      shape 5,-5 100×100 rectangle fill=#FF3B30
                """)
    }

    @Test(arguments: [20.0, 1_000, .infinity])
    func `The corners of a bar are semicircles`(radius: Double) throws {
        let text = try Drawing.text(width: 100, height: 24) {
            RoundedRectangle(cornerRadius: radius)
        }
        #expect(text.contains("rounded~12×12"), "\(text)")
    }

    @Test func `A corner radius is limited to half the shorter side`() throws {
        let text = try Drawing.text(width: 100, height: 60) {
            Node(.roundedRectangle, [(.cornerWidth, .double(60)), (.cornerHeight, .double(8))])
        }
        #expect(text.contains("rounded~30×8"), "\(text)")
    }

    @Test func `Shapes are drawn inside their frames`() throws {
        let text = try Drawing.text(width: 60, height: 40) {
            ZStack {
                Circle()
                Circle().strokeBorder(lineWidth: 4)
                Node(.capsule, [(.continuous, .bool(false))])
                Node(.ellipse, [(.fill, .paint(PaintValue(.tint, opacity: 0.5)))])
            }
        }
        #expect(
            text == """
                widget 60×40
                  shape 10,0 40×40 ellipse fill=#000000
                  shape 0,0 60×40 ellipse(12,2 36×36) stroke=#000000/4
                  shape 0,0 60×40 rounded20×20 fill=#000000
                  shape 0,0 60×40 ellipse fill=#007AFF80
                """)
    }

    @Test func `A gradient has sorted stops and end points in the widget`() throws {
        let stops = [
            PaintValue.Stop(color: ColorValue(name: 14), location: 1),
            PaintValue.Stop(color: ColorValue(red: 1, green: 0.5, opacity: 0.5), location: -2),
        ]
        let paint = PaintValue(
            .linearGradient(
                stops: stops, start: UnitPoint(x: 0.5, y: 0), end: UnitPoint(x: 0.5, y: 1)))
        let text = try Drawing.text {
            Node(.color, [(.fill, .paint(paint))]).frame(width: 10, height: 20)
        }
        #expect(
            text == """
                widget 100×100
                  shape 45,40 10×20 rectangle fill=gradient(50,40→50,60 #5C85DDD5@0 #007AFF@1)
                """)
    }

    @Test func `Links are hit regions and the outermost URL is the widget's`() throws {
        let text = try Drawing.text {
            Group {
                Node(.link, [(.url, .string("game://turn"))], [Text("A"), Text("B")])
                    .with(.url, .string("game://inner"))
            }
            .with(.url, .string("game://outer"))
        }
        #expect(
            text == """
                widget 100×100 url="game://outer"
                  link 37.5,41.5 25×17 "game://turn"
                    text 37.5,41.5 8.5×17 "A" 17/400 #000000
                    text 54,41.5 8.5×17 "B" 17/400 #000000
                """)
    }

    @Test func `Buttons are hit regions with an action`() throws {
        let text = try Drawing.text {
            Node(.actionRegion, [(.action, .action(.with { $0.intent = "Log" }))], [Text("A")])
        }
        #expect(
            text == """
                widget 100×100
                  action 45.75,41.5 8.5×17 Log()
                    text 45.75,41.5 8.5×17 "A" 17/400 #000000
                """)
    }

    @Test(arguments: [nil, true] as [Bool?])
    func `A hit region has its label and is marked when disabled`(isOn: Bool?) throws {
        let state = isOn.map { [(ViewAttribute.isOn, AttributeValue.bool($0))] } ?? []
        let action = Action.with { $0.intent = "Log" }
        let list = try Drawing.list {
            Node(
                .actionRegion,
                [
                    (.action, .action(action)), (.isDisabled, .bool(true)),
                    (.accessibilityLabel, .string("Add")),
                ] + state, [Color.red, Color.blue]
            )
            .mark("add")
        }
        let region = list.nodes[0]
        #expect(region.hitRegion.disabled)
        #expect(region.hitRegion.hasIsOn == (isOn != nil))
        #expect(region.accessibilityLabel == "Add")
        #expect(region.accessibilityIdentifier == "add")
    }

    @Test(arguments: [true, false])
    func `A toggle has the content of both states`(isOn: Bool) throws {
        let action = Action.with {
            $0.intent = "Done"
            $0.arguments = ["item": .with { $0.int = 3 }, "list": .with { $0.string = "a" }]
        }
        let text = try Drawing.text {
            Node(
                .actionRegion, [(.action, .action(action)), (.isOn, .bool(isOn))],
                [
                    Color.blue.frame(width: 10, height: 10),
                    Color.red.frame(width: 20, height: 20),
                ])
        }
        let frame = isOn ? "40,40 20×20" : "45,45 10×10"
        let corner = isOn ? "40,40" : "45,45"
        #expect(
            text == """
                widget 100×100
                  action \(frame) Done(item: 3, list: "a") \(isOn ? "on" : "off")
                    group \(frame)
                      shape \(corner) 10×10 rectangle fill=#007AFF
                    group \(frame)
                      shape \(corner) 20×20 rectangle fill=#FF3B30
                """)
    }

    @Test func `The container background lies behind the margins`() throws {
        let text = try Drawing.text(options: LayoutOptions()) {
            Text("A").modified(.containerBackground, [], [Color.blue, Circle()])
                .foreground(PaintValue(.color(ColorValue(name: 7))))
        }
        #expect(
            text == """
                widget 100×100 background
                  group 0,0 100×100
                    shape 0,0 100×100 rectangle fill=#007AFF
                    shape 0,0 100×100 ellipse fill=#FF3B30
                  text 45.75,41.5 8.5×17 "A" 17/400 #FF3B30
                """)
    }

    @Test func `A display list that fits its content has the content's size`() throws {
        let options = LayoutOptions(contentMargins: Insets(all: 5), fitsContent: true)
        let square = Node(.rectangle).frame(width: 10, height: 19.5)
        #expect(
            try Drawing.text(options: options) { square } == """
                widget 20×30
                  shape 5,5.25 10×19.5 rectangle fill=#000000
                """)
        #expect(try Drawing.text(options: options) { Color.red }.hasPrefix("widget 100×100\n"))
        let wide = Node(.rectangle).frame(width: 500, height: 0)
        #expect(try Drawing.text(options: options) { wide }.hasPrefix("widget 100×10\n"))
    }

    @Test(arguments: [true, false])
    func `Content margins apply only with a container background if so set`(isBehindAReader: Bool)
        throws
    {
        let options = LayoutOptions(marginsNeedBackground: true)
        let bare = try Drawing.text(options: options) { Color.red }
        #expect(
            bare == """
                widget 100×100
                  shape 0,0 100×100 rectangle fill=#FF3B30
                """)
        let content = Color.red.modified(.containerBackground, [], [Color.blue])
        let text = try Drawing.text(options: options) {
            if isBehindAReader {
                GeometryReader { proxy in content.frame(width: proxy.size.width) }
            }
            if !isBehindAReader { content }
        }
        #expect(
            text == """
                widget 100×100 background
                  group 0,0 100×100
                    shape 0,0 100×100 rectangle fill=#007AFF
                  shape 16,16 68×68 rectangle fill=#FF3B30
                """)
        let empty = try Drawing.text(options: options) {
            Color.red.modified(.containerBackground, [], [])
        }
        #expect(
            empty == """
                widget 100×100
                  shape 16,16 68×68 rectangle fill=#FF3B30
                """)
    }

    @Test func `Placeholders are redacted`() throws {
        let text = try Drawing.text(options: .placeholder) {
            HStack(spacing: 0) {
                Text("A")
                Image(systemName: "star")
                Text("B").with(.redacted, .int(0))
            }
        }
        #expect(
            text == """
                widget 100×100
                  text 31.5,41.5 8.5×17 "A" 17/400 #000000 redacted
                  shape 40,40.5 20×19 rounded~4×4(41.5,41.5 17×17) fill=#78788029
                  text 60,41.5 8.5×17 "B" 17/400 #000000
                """)
    }

    @Test(arguments: [(0, false), (1, true), (2, false), (3, false)])
    func `A text that is redacted as private keeps its width`(reasons: Int64, isPlaceholder: Bool)
        throws
    {
        let view = Text("A").with(.redacted, .int(reasons))
        let node = try #require(try Drawing.list { view }.nodes.first)
        #expect(node.paragraph.placeholder == isPlaceholder)
    }

    @Test func `A right-to-left environment mirrors the layout`() throws {
        let text = try Drawing.text(change: { $0.rightToLeft = true }) {
            HStack(spacing: 0) {
                Color.red.frame(width: 20)
                Color.blue
            }
            .padding(EdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 0))
        }
        #expect(
            text == """
                widget 100×100
                  shape 70,0 20×100 rectangle fill=#FF3B30
                  shape 0,0 70×100 rectangle fill=#007AFF
                """)
    }

    @Test func `A subtree can have another writing direction`() throws {
        let text = try Drawing.text {
            HStack(spacing: 0) {
                Color.red.frame(width: 20)
                HStack(spacing: 0) {
                    Color.red.frame(width: 20)
                    Color.blue
                }
                .with(.rightToLeft, .bool(true))
            }
        }
        #expect(
            text == """
                widget 100×100
                  shape 0,0 20×100 rectangle fill=#FF3B30
                  shape 80,0 20×100 rectangle fill=#FF3B30
                  shape 20,0 60×100 rectangle fill=#007AFF
                """)
    }

    @Test func `Ids are stable and unique`() throws {
        func list(_ text: String) throws -> DisplayList {
            try Drawing.list {
                VStack {
                    Group {
                        Text(text)
                        Text("B").with(.id, .string("b"))
                    }
                    .background { Color.red }
                }
            }
        }
        let first = try list("A").nodes.map(\.id)
        #expect(first == (try list("C").nodes.map(\.id)))
        #expect(Set(first).count == first.count)
        #expect(first.count == 4)
    }

    @Test func `Dividers are hairlines across their stack`() throws {
        let text = try Drawing.text {
            VStack(spacing: 0) {
                HStack(spacing: 0) { Divider() }
                Divider()
            }
        }
        #expect(
            text == """
                widget 100×100
                  shape 49.75,0 0.5×99.5 rectangle fill=#3C3C434A
                  shape 0,99.5 100×0.5 rectangle fill=#3C3C434A
                """)
    }
}
