import CWidgetPlugin
import SwiftUI
import Testing

@MainActor
@Suite struct PlatformColorTests {
    private var dark: widget_environment {
        var environment = widget_environment.test
        environment.color_scheme = WIDGET_DARK
        return environment
    }

    @Test func `System colours follow light and dark`() {
        #expect(tree { Color(.systemBackground) } == "color fill=rgb(1,1,1)")
        #expect(tree(dark) { Color(.systemBackground) } == "color fill=rgb(0,0,0)")
        #expect(tree { Color(uiColor: .secondaryLabel).opacity(0.5) }.hasSuffix(")@0.3"))
    }

    @Test(arguments: [false, true])
    func `Names that Core Graphics has too are UIKit's`(isDark: Bool) {
        let color = Color(isDark ? .black : .white)
        #expect(tree { color } == (isDark ? "color fill=rgb(0,0,0)" : "color fill=rgb(1,1,1)"))
        let plain: CGColor = isDark ? .black : .clear
        #expect(plain.alpha == (isDark ? 1 : 0))
    }

    @Test func `Literals are colours and pictures of the platform`() {
        let literal = Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25))
        #expect(tree { literal } == "color fill=rgb(1,0.5,0)@0.25")
        let colors = [#colorLiteral(red: 0, green: 0, blue: 1, alpha: 1)]
        #expect(colors.map(\.cgColor.alpha) == [1])
        #expect(#imageLiteral(resourceName: "missing").size == .zero)
    }

    @Test func `Providers are asked where the colour is drawn`() {
        let color = Color(UIColor { $0.userInterfaceStyle == .dark ? .white : .red })
        #expect(tree { color } == "color fill=rgb(1,0,0)")
        #expect(tree(dark) { color } == "color fill=rgb(1,1,1)")
        let gradient = LinearGradient(
            colors: [color, .clear], startPoint: .top, endPoint: .bottom)
        #expect(tree(dark) { gradient }.contains("rgb(1,1,1):0"))
    }

    @Test func `Colours are written down for light and dark`() throws {
        let colors: [UIColor] = [.init(red: 0.1, green: 1.25, blue: -0.5, alpha: 0.5), .systemRed]
        let data = try NSKeyedArchiver.archivedData(
            withRootObject: colors[0], requiringSecureCoding: true)
        let fixed = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
        #expect(fixed == colors[0])
        let dynamic = try NSKeyedArchiver.archivedData(
            withRootObject: colors[1], requiringSecureCoding: true)
        let read = try #require(
            try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: dynamic))
        #expect(tree { Color(read) } == tree { Color(.systemRed) })
        #expect(tree(dark) { Color(read) } == tree(dark) { Color(.systemRed) })
    }

    @Test func `Patterns are the mean of their picture`() {
        let pixels = CGImage(width: 2, height: 1, rgba: [255, 0, 0, 255, 0, 0, 255, 255])
        let pattern = UIColor(patternImage: UIImage(cgImage: pixels))
        #expect(pattern == UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
        #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0)
    }

    @Test func `Colours convert between SwiftUI and UIKit`() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor(Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5))
            .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.5])
        #expect(Color(cgColor: UIColor.white.cgColor) == Color(uiColor: .white))
        #expect(UIColor.red.withAlphaComponent(0.5) != .red)
    }

    @Test func `Hue and saturation are those of the components`() {
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) =
            (0, 0, 0, 0)
        UIColor(hue: 0.25, saturation: 0.5, brightness: 0.75, alpha: 1)
            .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        #expect(abs(hue - 0.25) < 1e-9)
        #expect(abs(saturation - 0.5) < 1e-9)
        #expect(brightness == 0.75)
    }
}
