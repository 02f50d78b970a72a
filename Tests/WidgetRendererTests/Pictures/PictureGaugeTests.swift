import Testing
import WidgetText
import WidgetWire

@testable import WidgetRenderer

@Suite struct PictureGaugeTests {
    private let white: [UInt8] = [255, 255, 255, 255]
    private let red: [UInt8] = [255, 0, 0, 255]
    private let blue: [UInt8] = [0, 0, 255, 255]

    private func draw(
        _ frame: Rect, at now: Double = 0, _ change: (inout Gauge) -> Void
    ) throws -> DecodedPNG {
        var gauge = Gauge.with {
            $0.fill = [.with { $0.color = color(1, 0, 0) }]
            $0.track = color(0, 0, 1)
            $0.lineWidth = 10
        }
        change(&gauge)
        return try DecodedPNG(
            pictureRenderer().png(
                list([node(frame, .gauge(gauge))]), shape: WidgetShape(cornerRadius: 0), scale: 1,
                at: now))
    }

    @Test func `A bar is filled up to its fraction`() throws {
        let picture = try draw(frame(10, 45, 80, 10)) { $0.fraction = 0.5 }
        #expect(picture[15, 50] == red && picture[44, 50] == red)
        #expect(picture[60, 50] == blue && picture[80, 50] == blue)
        #expect(picture[50, 40] == white && picture[10, 45] == white)
    }

    @Test func `A bar follows the time`() throws {
        for (now, isReached) in [(0.0, false), (90.0, true)] {
            let picture = try draw(frame(10, 45, 80, 10), at: now) {
                $0.interval.start = 0
                $0.interval.end = 100
            }
            #expect(picture[60, 50] == (isReached ? red : blue))
        }
    }

    @Test func `A ring runs clockwise from the top`() throws {
        let picture = try draw(frame(0, 0, 100, 100)) {
            $0.form = .ring
            $0.fraction = 0.5
        }
        #expect(picture[95, 50] == red && picture[5, 50] == blue)
        #expect(picture[50, 50] == white && picture[60, 5] == red && picture[40, 6] == blue)
    }

    @Test func `A marked gauge without a fill is its track`() throws {
        let picture = try draw(frame(0, 0, 100, 100)) {
            $0.form = .openRing
            $0.marked = true
            $0.fill = []
        }
        #expect(picture[50, 5] == blue && picture[5, 50] == blue)
    }

    @Test func `An open ring has a gap below and one around its marker`() throws {
        let picture = try draw(frame(0, 0, 100, 100)) {
            $0.form = .openRing
            $0.fraction = 0.5
            $0.marked = true
        }
        #expect(picture[50, 95] == white)
        #expect(picture[50, 5] == red, "the marker")
        #expect(picture[43, 5] == white && picture[57, 5] == white)
        #expect(picture[5, 50] == red && picture[95, 50] == red)
    }

    @Test func `A gradient runs along a ring`() throws {
        let picture = try draw(frame(0, 0, 100, 100)) {
            $0.form = .openRing
            $0.fraction = 1
            $0.fill = [
                .with { $0.color = color(1, 0, 0) },
                .with {
                    $0.color = color(0, 0, 1)
                    $0.location = 1
                },
            ]
        }
        #expect(picture[17, 80][0] > 230, "red where it begins")
        #expect(picture[83, 80][2] > 230, "blue where it ends")
        #expect((100...155).contains(picture[50, 5][0]))
    }
}
