import Testing
import WidgetWire

@testable import WidgetLayout

@Suite struct GradientTests {
    private let stops = [
        PaintValue.Stop(color: ColorValue(red: 1), location: 0),
        PaintValue.Stop(color: ColorValue(blue: 1), location: 1),
    ]
    private let center = UnitPoint(x: 0.5, y: 0.5)

    /// What a rectangle of 60 × 40 points is filled with.
    private func fill(_ style: PaintValue.Style) throws -> String {
        let text = try Drawing.text(width: 60, height: 40) {
            Node(.rectangle, [(.fill, .paint(PaintValue(style)))])
        }
        return String(text[try #require(text.firstRange(of: "fill=")).upperBound...])
    }

    private func angular(_ start: Double, _ end: Double) throws -> String {
        try fill(
            .angularGradient(
                stops: stops, center: center, degrees: .init(start: start, end: end)))
    }

    @Test func `The radius of a gradient is in points or a fraction`() throws {
        let radii = PaintValue.Span(start: 0.1, end: 0.5)
        #expect(
            try fill(
                .radialGradient(stops: stops, center: center, radii: radii, isElliptical: false))
                == "radial(30,20 0.1→0.5 #FF0000@0 #0000FF@1)")
        #expect(
            try fill(
                .radialGradient(stops: stops, center: center, radii: radii, isElliptical: true))
                == "radial(30,20 6→30×0.67 #FF0000@0 #0000FF@1)")
    }

    @Test func `Stops beyond the ends of a gradient are mixed to the colors at the ends`() throws {
        func linear(_ locations: Double...) throws -> String {
            let colors = [ColorValue(red: 1), ColorValue(blue: 1), ColorValue(green: 1)]
            let stops = zip(colors, locations).map(PaintValue.Stop.init)
            return try fill(
                .linearGradient(
                    stops: stops, start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 0)))
        }
        #expect(try linear(-1, 1) == "gradient(0,0→60,0 #8C53A2@0 #0000FF@1)")
        #expect(try linear(-1, 2).hasPrefix("gradient(0,0→60,0 #B34F80@0 #"))
        #expect(try linear(0, 0.5, 2).hasPrefix("gradient(0,0→60,0 #FF0000@0 #0000FF@0.5 "))
        #expect(try linear(-3, -2) == "gradient(0,0→60,0 #0000FF@0)")
        #expect(try linear(2, 3) == "gradient(0,0→60,0 #FF0000@1)")
    }

    @Test func `The angle of a gradient is at most one turn`() throws {
        #expect(try angular(-90, 180) == "angular(30,20 -90°→180° #FF0000@0 #0000FF@1)")
        #expect(try angular(90, 0) == "angular(30,20 0°→90° #0000FF@0 #FF0000@1)")
        #expect(try angular(0, 720) == "angular(30,20 0°→360° #8C53A2@0 #0000FF@1)")
        #expect(try angular(0, 540) == "angular(30,20 180°→540° #B34F80@0 #0000FF@1)")
        #expect(try angular(400, 500) == "angular(30,20 40°→140° #FF0000@0 #0000FF@1)")
    }

    @Test func `A material is a backdrop in the colors of its scheme`() throws {
        #expect(
            try fill(.material(1)) == "backdrop(25 #BFBFBF70 #303030 colorDodge)")
        #expect(
            try fill(.material(9)) == "backdrop(25 #999999FB #5F5F5F colorDodge)")
        let dark = try Drawing.text(width: 60, height: 40) {
            Node(
                .rectangle,
                [(.fill, .paint(PaintValue(.material(3), opacity: 0.5))), (.colorScheme, .int(2))])
        }
        #expect(dark.contains("fill=backdrop(25 #252525D1 #8C8C8C overlay ×0.5)"))
    }

    @Test func `A material without a blur is one translucent color`() {
        // Black becomes (0.7 × 166) / (255 - 61), white is brighter by 0.3 × 255 / (255 - 61).
        let light = Haze(level: 2, isDark: false).flatColor(opacity: 1)
        #expect(abs(light.red * light.alpha - 116.2 / 194) < 0.001)
        #expect(abs(1 - light.alpha - 76.5 / 194) < 0.001)
        #expect(Haze(level: 2, isDark: false).flatColor(opacity: 0.5).alpha == light.alpha / 2)
        let dark = Haze(level: 2, isDark: true).flatColor(opacity: 1)
        #expect(dark.red < 0.3 && dark.alpha > light.alpha)
    }

    @Test func `A mesh gradient without complete rows is empty`() throws {
        let colors = stops.map(\.color)
        let points = (0..<5).map { UnitPoint(x: Double($0) / 4, y: 1) }
        func mesh(columns: Int) throws -> String {
            try fill(
                .meshGradient(colors: colors + colors + colors, points: points, columns: columns))
        }
        #expect(
            try mesh(columns: 2)
                == "mesh(2 #FF0000@0,40 #0000FF@15,40 #FF0000@30,40 #0000FF@45,40)")
        #expect(try mesh(columns: 1) == "mesh(0 )")
    }

    @Test func `Text with a gradient is a mask over it`() throws {
        let style = PaintValue.Style.linearGradient(
            stops: stops, start: UnitPoint(x: 0, y: 0), end: UnitPoint(x: 1, y: 0))
        let text = try Drawing.text(width: 100, height: 100) {
            Text("ab").with(.foreground, .paint(PaintValue(style, opacity: 0.5)))
        }
        #expect(
            text == """
                widget 100×100
                  group 41.5,41.5 17×17 mask
                    shape 41.5,41.5 17×17 rectangle(33,33 34×34) \
                fill=gradient(41.5,41.5→58.5,41.5 #FF000080@0 #0000FF80@1)
                    text 41.5,41.5 17×17 "ab" 17/400 #FF0000
                """)
    }
}
