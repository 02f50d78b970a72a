import Testing
import WidgetWire

@testable import WidgetLayout

@Suite struct GaugeTests {
    private let bar = Node(
        .gauge, [(.gaugeForm, .int(1)), (.amount, .double(0.25)), (.fill, .paint(.red))])

    @Test func `A bar is as high as its line width`() throws {
        let list = try Drawing.text { bar }
        #expect(list.contains("gauge 0,48 100×4 bar 0.25 fill=#FF3B30"))
        let thick = Node(.gauge, bar.attributes + [(.lineWidth, .double(6))])
        #expect(try Drawing.text { thick }.contains("gauge 0,47 100×6 bar"))
    }

    @Test func `A bar is one row high in a terminal`() throws {
        let list = try Drawing.text(change: { $0.metrics = .cells }) {
            VStack {
                bar; bar
            }
        }
        #expect(list.contains("100×16 bar 0.25"))
    }

    @Test func `The line width of a ring is a tenth of its diameter`() throws {
        let ring = Node(
            .gauge,
            [
                (.gaugeForm, .int(3)), (.amount, .double(0.5)), (.marked, .bool(true)),
                (.track, .paint(.red)),
            ])
        let list = try Drawing.text(width: 60, height: 80) { ring }
        #expect(
            list.contains(
                "gauge 0,0 60×80 openRing 0.5 fill=#007AFF track=#FF3B30 width=6 marked"))
    }

    @Test func `An interval is kept for the renderer`() throws {
        let live = Node(
            .gauge,
            [
                (.startDate, .date(100)), (.endDate, .date(200)), (.countsDown, .bool(true)),
                (.fill, .paint(.red)),
            ])
        #expect(try Drawing.text { live }.contains("bar 100←200 fill=#FF3B30"))
    }

    @Test func `Gradients keep their stops`() throws {
        let paint = PaintValue(
            .linearGradient(
                stops: [
                    .init(color: ColorValue(red: 1), location: 1),
                    .init(color: ColorValue(blue: 1), location: 0),
                ], start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 0, y: 1)))
        let list = try Drawing.text { Node(.gauge, [(.fill, .paint(paint))]) }
        #expect(list.contains("bar 0 fill=#0000FF@0,#FF0000@1"))
    }

    @Test func `Redacted gauges are tracks`() throws {
        let list = try Drawing.text { bar.with(.redacted, .int(1)) }
        #expect(list.contains("bar 0.25 track=#78788029"))
    }

    @Test func `A track has the opacity of its gradient`() throws {
        let stops = [PaintValue.Stop(color: ColorValue(red: 1), location: 0)]
        let style = PaintValue.Style.linearGradient(
            stops: stops, start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 0))
        let track = Node(.gauge, [(.track, .paint(PaintValue(style, opacity: 0.5)))])
        #expect(try Drawing.text { track }.contains("track=#FF000080"))
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 7, -7])
    func `A gauge with invalid numbers gives a valid display list`(number: Double) throws {
        let list = try Drawing.list {
            Node(
                .gauge,
                [
                    (.amount, .double(number)), (.lineWidth, .double(number)),
                    (.startDate, .date(number)), (.endDate, .date(number)),
                    (.gaugeForm, .int(.max)),
                ])
        }
        try list.validate()
        #expect((0...1).contains(list.nodes[0].gauge.fraction))
    }
}

extension PaintValue {
    fileprivate static let red = PaintValue(.color(ColorValue(name: 7)))
}
