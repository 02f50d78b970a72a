import Testing
import WidgetWire

@testable import WidgetRenderer

/// Black on the left and white on the right, under materials that add nothing but their blur.
@Suite struct BackdropPictureTests {
    private let black = color(0, 0, 0)
    private let white = color(1, 1, 1)

    private func filled(_ frame: Rect, _ paint: (inout Paint) -> Void) -> DisplayNode {
        node(frame, .shape(rectangle { paint(&$0) }))
    }

    private func rectangle(_ paint: (inout Paint) -> Void) -> Shape {
        Shape.with {
            $0.outline.rectangle = Rectangle()
            $0.fill = Paint.with(paint)
        }
    }

    private var halves: [DisplayNode] {
        [
            filled(frame(0, 0, 50, 100)) { $0.color = black },
            filled(frame(50, 0, 50, 100)) { $0.color = white },
        ]
    }

    private func material(
        _ radius: Double, in frame: Rect, _ change: (inout Backdrop) -> Void = { _ in }
    ) -> DisplayNode {
        filled(frame) {
            $0.backdrop.radius = radius
            $0.backdrop.opacity = 1
            change(&$0.backdrop)
        }
    }

    private func draw(_ nodes: [DisplayNode], scale: Double = 1) throws -> DecodedPNG {
        try DecodedPNG(
            pictureRenderer().png(
                list(nodes), shape: WidgetShape(cornerRadius: 0), scale: scale, at: 0))
    }

    @Test(arguments: [1.0, 2, 3]) func `What lies behind is blurred`(scale: Double) throws {
        let picture = try draw(halves + [material(10, in: frame(0, 25, 100, 50))], scale: scale)
        func gray(_ x: Double) -> UInt8 { picture[Int(x * scale), Int(50 * scale)][0] }
        #expect(gray(2) < 3 && gray(97) > 252)
        // A Gaussian blur of an edge: 16 % of the difference one deviation before it.
        #expect(abs(Int(gray(40)) - 40) < 8 && abs(Int(gray(60)) - 215) < 8)
        #expect(gray(40) < gray(48) && gray(48) < gray(52) && gray(52) < gray(60))
        // Outside nothing changes.
        #expect(picture[Int(48 * scale), Int(10 * scale)] == [0, 0, 0, 255])
    }

    @Test func `A haze is laid over the blurred picture`() throws {
        let hazy = material(10, in: frame(0, 0, 100, 100)) {
            $0.haze = color(0.5, 0.5, 0.5)
            $0.haze.alpha = 0.5
            $0.light = color(0.5, 0.5, 0.5)
            $0.blendMode = .colorDodge
        }
        let picture = try draw(halves + [hazy])
        // (0 + 0.25) / 0.5 and (0.5 + 0.25) / 0.5.
        #expect(abs(Int(picture[2, 50][0]) - 128) < 4)
        #expect(picture[97, 50] == [255, 255, 255, 255])
    }

    @Test func `A material inside a group blurs what lies below the group`() throws {
        let shadow = group {
            $0.effect = .shadow(Shadow.with { $0.color = black })
        }
        let isolated = group { $0.isolated = true }
        for around in [shadow, isolated] {
            let picture = try draw(halves + [around, material(10, in: frame(0, 25, 100, 50))])
            #expect(abs(Int(picture[40, 50][0]) - 40) < 8 && picture[40, 50][3] == 255)
            #expect(abs(Int(picture[60, 50][0]) - 215) < 8)
        }
    }

    private func group(_ change: (inout Group) -> Void) -> DisplayNode {
        var group = node(
            frame(0, 0, 100, 100),
            .group(
                Group.with {
                    $0.opacity = 1
                    change(&$0)
                }))
        group.childCount = 1
        return group
    }

    @Test func `A material is as opaque as its style`() throws {
        let half = try draw(
            halves + [material(10, in: frame(0, 0, 100, 100)) { $0.opacity = 0.5 }])
        let whole = try draw(halves + [material(10, in: frame(0, 0, 100, 100))])
        #expect(abs(2 * Int(half[45, 50][0]) - Int(whole[45, 50][0])) < 4)
    }

    @Test func `Materials beyond the budget are one colour each`() throws {
        let flat = (0..<101).map { _ in
            material(10, in: frame(0, 0, 100, 100)) { $0.flat = color(1, 0, 0) }
        }
        #expect(try draw(halves + flat)[10, 10] == [255, 0, 0, 255])
        let blurred = try draw(halves + flat.dropLast())[10, 10]
        #expect(blurred[0] == blurred[1])
    }
}
