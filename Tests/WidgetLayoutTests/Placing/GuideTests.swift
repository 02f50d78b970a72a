import Testing
import WidgetWire

@testable import WidgetLayout

@Suite struct GuideTests {
    private func frames(@Views _ content: () -> [any Recorded]) throws -> [String] {
        let (size, nodes) = try Drawing.draw(.ideal, content())
        return ["\(size.width)×\(size.height)"] + nodes.map { "\($0.frame.x),\($0.frame.y)" }
    }

    @Test func `Baselines meet`() throws {
        let frames = try frames {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a").font(FontValue(style: 0, points: 20))
                Text("a").font(FontValue(style: 0, points: 10))
                Color.red.frame(width: 10, height: 30)
            }
        }
        #expect(frames == ["25.0×34.0", "0.0,14.0", "10.0,22.0", "15.0,0.0"])
    }

    @Test func `The baseline of a column is its first text's`() throws {
        let frames = try frames {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    Color.red.frame(width: 10, height: 10)
                    Text("a").font(FontValue(style: 0, points: 10)).padding(5)
                    Text("b").font(FontValue(style: 0, points: 10))
                }
                Text("a").font(FontValue(style: 0, points: 10))
            }
        }
        #expect(frames[0] == "20.0×40.0")
        #expect(frames.last == "15.0,15.0")
    }

    @Test func `Last baselines meet`() throws {
        let frames = try frames {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    Text("a").font(FontValue(style: 0, points: 10))
                    Text("b").font(FontValue(style: 0, points: 10))
                }
                Text("a").font(FontValue(style: 0, points: 10))
            }
        }
        #expect(frames == ["10.0×20.0", "0.0,0.0", "0.0,10.0", "5.0,10.0"])
    }

    @Test func `A view can say where its guide lies`() throws {
        let frames = try frames {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 20, height: 10)
                Color.blue.frame(width: 20, height: 10)
                    .guide(HorizontalAlignment.leading.number) { $0.width / 2 }
            }
        }
        #expect(frames == ["30.0×20.0", "10.0,0.0", "0.0,10.0"])
    }

    @Test func `Edges of children say nothing about their stack`() throws {
        let frames = try frames {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 20, height: 10)
                HStack(spacing: 0) {
                    Color.blue.frame(width: 20, height: 10)
                        .guide(HorizontalAlignment.leading.number) { _ in -5 }
                }
            }
        }
        #expect(frames == ["20.0×20.0", "0.0,0.0", "0.0,10.0"])
    }

    @Test func `Plugins' guides are averaged through stacks`() throws {
        let frames = try frames {
            HStack(alignment: .custom, spacing: 0) {
                VStack(spacing: 0) {
                    Color.red.frame(width: 10, height: 10)
                        .guide(VerticalAlignment.custom.number) { $0.height }
                    Color.red.frame(width: 10, height: 10)
                        .guide(VerticalAlignment.custom.number) { $0.height }
                }
                .padding(2)
                Color.blue.frame(width: 10, height: 10)
            }
        }
        #expect(frames == ["24.0×27.0", "2.0,2.0", "2.0,12.0", "14.0,17.0"])
    }

    @Test func `Guides learn baselines`() throws {
        let frames = try frames {
            HStack(alignment: .top, spacing: 0) {
                Text("a a").font(FontValue(style: 0, points: 10))
                    .guide(VerticalAlignment.top.number) { $0.lastTextBaseline }
                Color.red.frame(width: 10, height: 10)
            }
        }
        #expect(frames == ["25.0×18.0", "0.0,0.0", "15.0,8.0"])
    }

    @Test func `Layers follow the guides of their view`() throws {
        let frames = try frames {
            Text("a").font(FontValue(style: 0, points: 10))
                .overlay(alignment: Alignment(number: 0x402)) {
                    Color.red.frame(width: 1, height: 1)
                }
        }
        #expect(frames == ["5.0×10.0", "0.0,0.0", "2.0,7.0"])
    }

    @Test func `Answers that are no numbers are ignored`() throws {
        let frames = try frames {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 20, height: 10)
                    .guide(HorizontalAlignment.leading.number) { _ in .nan }
            }
        }
        #expect(frames == ["20.0×10.0", "0.0,0.0"])
    }
}
