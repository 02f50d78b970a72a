import SwiftUI
import Testing

/// A style of an author's own, which depends on the environment.
private struct Ink: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.colorScheme == .dark ? Color.yellow : Color.brown
    }
}

@MainActor
@Suite("A style")
struct ShapeStyleTests {
    private func fill(_ style: some ShapeStyle) -> String {
        tree { Rectangle().fill(style) }.replacing("rectangle fill=", with: "")
    }

    @Test func `is inferred from its short name`() {
        #expect(fill(.red) == "red")
        #expect(fill(.primary) == "level1")
        #expect(fill(.quinary) == "level5")
        #expect(fill(.tint) == "tint")
        #expect(fill(.background) == "background_primary")
        #expect(fill(.fill) == "fill_primary")
        #expect(fill(.separator) == "separator")
        #expect(fill(.selection) == "tint")
        #expect(fill(.placeholder) == "tertiary")
        #expect(fill(.link) == "blue")
        #expect(fill(.windowBackground) == "background_primary")
        #expect(fill(.thinMaterial) == "material2")
        #expect(fill(.bar) == "material4")
        #expect(fill(Color.secondary) == "secondary")
        let inferred = type(of: Rectangle().fill(.secondary))
        #expect("\(inferred)".contains("HierarchicalShapeStyle"))
    }

    @Test func `has levels for what is less important`() {
        #expect(fill(.fill.tertiary) == "fill_tertiary")
        #expect(fill(.fill.quinary) == "fill_quaternary")
        #expect(fill(.background.secondary) == "background_secondary")
        #expect(fill(.secondary.secondary) == "level3")
        #expect(fill(.tint.tertiary) == "tint*0.25")
        #expect(fill(.red.quaternary) == "red*0.18")
        #expect(fill(Color.primary.tertiary) == "tertiary")
        #expect(fill(.black.gradient.secondary).hasSuffix("*0.5"))
    }

    @Test func `is a level of the foreground, as many as are set`() {
        let leaf = Divider()
        #expect(
            tree { leaf.foregroundStyle(.red, .tint) }
                == "group foreground=red foreground_second=tint\n  divider")
        #expect(
            tree { leaf.foregroundStyle(.red, .green, .blue) }
                == "group foreground=red foreground_second=green foreground_third=blue\n  divider")
    }

    @Test func `wraps what is drawn with it in its shadow`() {
        let shape = Rectangle()
        #expect(
            tree { shape.fill(.red.shadow(.drop(color: .blue, radius: 2))) }
                == "shadow fill=blue radius=2\n  rectangle fill=red")
        #expect(
            tree { shape.fill(AnyShapeStyle(.red.shadow(.inner(radius: 2, y: 1)).opacity(0.5))) }
                == """
                shadow fill=rgb(0,0,0)@0.55 radius=2 y=1 inner=true
                  rectangle fill=red*0.5
                """)
        #expect(
            tree { Divider().foregroundStyle(.red.blendMode(.multiply)) } == """
                blend blend_mode=blend_multiply
                  group foreground=red
                    divider
                """)
        #expect(tree { shape.fill(.red) } == "rectangle fill=red")
    }

    @Test func `of the background can be set`() {
        #expect(
            tree { Divider().background().backgroundStyle(.background.secondary) }
                == "background\n  divider\n  color fill=background_secondary")
    }

    @Test func `has an opacity`() {
        #expect(fill(.tint.opacity(0.5)) == "tint*0.5")
        #expect(fill(.secondary.opacity(0.5).opacity(0.5)) == "level2*0.25")
    }

    @Test func `can be hidden behind a type`() {
        #expect(fill(Bool.random() ? AnyShapeStyle(.red) : AnyShapeStyle(Color.red)) == "red")
        #expect(fill(AnyShapeStyle(Ink())) == "brown")
    }

    @Test func `of an author's own is what it resolves to where it stands`() {
        #expect(fill(Ink()) == "brown")
        #expect(
            tree { Rectangle().fill(Ink().opacity(0.5)).environment(\.colorScheme, .dark) }
                == "group color_scheme=dark\n  rectangle fill=yellow*0.5")
    }

    @Test func `can be a gradient, as a view too`() {
        let stops = [
            Gradient.Stop(color: .red, location: 0.25), .init(color: .blue, location: 0.75),
        ]
        let text = "linear(0,0-1,1 red:0.25,blue:0.75)"
        let gradient = LinearGradient(
            stops: stops, startPoint: .topLeading, endPoint: .bottomTrailing)
        #expect(fill(gradient) == text)
        #expect(tree { gradient } == "color fill=\(text)")
        #expect(
            fill(.linearGradient(stops: stops, startPoint: .zero, endPoint: .bottomTrailing))
                == text)
        #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
        #expect(
            fill(AnyGradient(Gradient(colors: [.red, .blue]))) == "linear(0.5,0-0.5,1 red:0,blue:1)"
        )
    }

    @Test func `is measured in angles`() {
        #expect(abs(Angle.degrees(180).radians - .pi) < 1e-12)
        #expect(Angle(radians: .pi / 2).degrees == 90)
        #expect(Angle.degrees(30) + .degrees(60) == .degrees(90))
        #expect(Angle.degrees(30) < .degrees(60))
        #expect(-Angle.radians(1) == .radians(2) - .radians(3))
        #expect(Angle.radians(1) * 4 / 2 == .radians(2))
    }
}
