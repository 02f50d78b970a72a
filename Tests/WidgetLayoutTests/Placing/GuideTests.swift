import Testing
import WidgetWire

@testable import WidgetLayout

@Suite struct GuideTests {
    private func frames(@Views _ content: () -> [any Recorded]) throws -> [String] {
        let (size, nodes) = try Drawing.draw(.ideal, content())
        return ["\(size.width)×\(size.height)"] + nodes.map { "\($0.frame.x),\($0.frame.y)" }
    }

    @Test func `First baselines are aligned`() throws {
        let frames = try frames {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a").font(FontValue(style: 0, points: 20))
                Text("a").font(FontValue(style: 0, points: 10))
                Color.red.frame(width: 10, height: 30)
            }
        }
        #expect(frames == ["25.0×34.0", "0.0,14.0", "10.0,22.0", "15.0,0.0"])
    }

    @Test func `The first baseline of a column is that of its first text`() throws {
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

    @Test func `Last baselines are aligned`() throws {
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

    @Test func `A view can set its alignment guide`() throws {
        let frames = try frames {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 20, height: 10)
                Color.blue.frame(width: 20, height: 10)
                    .guide(HorizontalAlignment.leading.number) { $0.width / 2 }
            }
        }
        #expect(frames == ["30.0×20.0", "10.0,0.0", "0.0,10.0"])
    }

    @Test func `The guides of children do not change those of their stack`() throws {
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

    @Test func `A custom guide of a stack is the average of its children's`() throws {
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

    @Test func `An alignment guide can use the view's baselines`() throws {
        let frames = try frames {
            HStack(alignment: .top, spacing: 0) {
                Text("a a").font(FontValue(style: 0, points: 10))
                    .guide(VerticalAlignment.top.number) { $0.lastTextBaseline }
                Color.red.frame(width: 10, height: 10)
            }
        }
        #expect(frames == ["25.0×18.0", "0.0,0.0", "15.0,8.0"])
    }

    @Test func `Backgrounds and overlays are aligned to the guides of their view`() throws {
        let frames = try frames {
            Text("a").font(FontValue(style: 0, points: 10))
                .overlay(alignment: Alignment(number: 0x402)) {
                    Color.red.frame(width: 1, height: 1)
                }
        }
        #expect(frames == ["5.0×10.0", "0.0,0.0", "2.0,7.0"])
    }

    @Test func `A guide that is not a number is ignored`() throws {
        let frames = try frames {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 20, height: 10)
                    .guide(HorizontalAlignment.leading.number) { _ in .nan }
            }
        }
        #expect(frames == ["20.0×10.0", "0.0,0.0"])
    }
}
