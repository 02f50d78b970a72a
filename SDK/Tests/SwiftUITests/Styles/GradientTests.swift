import SwiftUI
import Testing

@MainActor @Suite("A gradient")
struct GradientTests {
    private let colors = [Color.red, .blue]

    @Test func `goes along circles, ellipses, angles and a grid`() {
        #expect(
            tree { RadialGradient(colors: colors, center: .top, startRadius: 2, endRadius: 9) }
                == "color fill=radial(0.5,0 2-9 red:0,blue:1)")
        #expect(
            tree { EllipticalGradient(colors: colors) }
                == "color fill=elliptical(0.5,0.5 0-0.5 red:0,blue:1)")
        #expect(
            tree { AngularGradient(colors: colors, center: .center, angle: .degrees(-90)) }
                == "color fill=angular(0.5,0.5 -90-270 red:0,blue:1)")
        #expect(
            tree {
                Circle().fill(
                    MeshGradient(
                        width: 2, height: 1, points: [[0, 0], [1, 0.5]], colors: colors))
            } == "circle fill=mesh(2 0,0 1,0.5 red:0,blue:0)")
    }

    @Test func `has short names`() {
        #expect(
            tree {
                Circle().fill(
                    .radialGradient(colors: colors, center: .center, startRadius: 0, endRadius: 5))
            } == "circle fill=radial(0.5,0.5 0-5 red:0,blue:1)")
        #expect(
            tree { Circle().fill(.ellipticalGradient(colors: colors)) }
                == "circle fill=elliptical(0.5,0.5 0-0.5 red:0,blue:1)")
        #expect(
            tree {
                Circle().stroke(
                    .angularGradient(
                        colors: colors, center: .center, startAngle: .zero, endAngle: .degrees(90)),
                    lineWidth: 3)
            } == "circle stroke=angular(0.5,0.5 0-90 red:0,blue:1) line_width=3")
        #expect(
            tree { Circle().fill(.conicGradient(colors: colors, center: .center)) }
                == "circle fill=angular(0.5,0.5 0-360 red:0,blue:1)")
    }

    @Test func `colours text`() {
        #expect(
            tree { Divider().foregroundStyle(.conicGradient(colors: colors, center: .center)) }
                == """
                group foreground=angular(0.5,0.5 0-360 red:0,blue:1)
                  divider
                """)
    }
}
