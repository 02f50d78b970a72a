import SwiftUI
import Testing

@MainActor
@Suite("A colour")
struct ColorTests {
    @Test func `as a view fills the room`() {
        #expect(tree { Color.red } == "color fill=red")
        #expect(tree { Color.primary } == "color fill=primary")
        #expect(tree { Color.accentColor.opacity(0.25) } == "color fill=accent@0.25")
    }

    @Test func `is made of components in several spaces`() {
        #expect(tree { Color(white: 0.5) } == "color fill=rgb(0.5,0.5,0.5)")
        #expect(
            tree { Color(.sRGB, red: 0.25, green: 0.5, blue: 1, opacity: 0.5) }
                == "color fill=rgb(0.25,0.5,1)@0.5")
        #expect(
            tree { Color(hue: 0.5, saturation: 1, brightness: 1) } == "color fill=rgb(0,1,1)")
        // Measured in SwiftUI: 7CAACB.
        #expect(
            tree { Color(.sRGBLinear, red: 0.2, green: 0.4, blue: 0.6) }
                == "color fill=rgb(0.485,0.665,0.798)")
        // Measured in SwiftUI: 1.0931, −0.2266, −0.1504.
        #expect(
            tree { Color(.displayP3, red: 1, green: 0, blue: 0) }
                == "color fill=rgb(1.093,-0.227,-0.15)")
    }

    @Test func `multiplies opacities`() {
        #expect(tree { Color.red.opacity(0.5).opacity(0.5) } == "color fill=red@0.25")
        #expect(tree { Color.clear.opacity(1) } == "color fill=rgb(0,0,0)@0")
    }

    @Test func `is equal to one of the same components`() {
        #expect(Color(red: 1, green: 1, blue: 1) == .white)
        #expect(Color(white: 1) == .white)
        #expect(Color.red != .red.opacity(0.5))
        #expect(Set([Color.red, .red, .blue]).count == 2)
    }

    @Test func `resolves to the components of light or dark`() {
        var environment = EnvironmentValues()
        let light = Color.green.resolve(in: environment)
        #expect(light == Color.Resolved(red: 52 / 255, green: 199 / 255, blue: 89 / 255))
        environment.colorScheme = .dark
        let dark = Color.green.opacity(0.5).resolve(in: environment)
        #expect(
            dark == Color.Resolved(red: 48 / 255, green: 209 / 255, blue: 88 / 255, opacity: 0.5))
        #expect(Color(white: 0.5).resolve(in: environment).red == 0.5)
        #expect(abs(Color(white: 0.5).resolve(in: environment).linearRed - 0.214) < 0.001)
        #expect(Color(Color.white.resolve(in: environment)) == .white)
    }

    @Test func `has a gradient that ends in it`() {
        let tree = tree { Circle().fill(.black.gradient) }
        #expect(
            tree == "circle fill=linear(0.5,0-0.5,1 rgb(0.2,0.2,0.2):0,rgb(0,0,0):1)")
    }

    @Test func `A mix is made in the space that is asked for`() {
        let environment = EnvironmentValues()
        let device = Color.black.mix(with: .white, by: 0.25, in: .device).resolve(in: environment)
        #expect(abs(device.red - 0.25) < 0.001)
        // Half the lightness of the eye is an eighth of the light.
        let grey = Color.black.mix(with: .white, by: 0.5).resolve(in: environment)
        #expect(abs(grey.linearGreen - 0.125) < 0.001)
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        let primary = Color.primary.mix(with: .red, by: 0)
        #expect(primary.resolve(in: dark) != primary.resolve(in: environment))
    }

    /// Authors compare such names with ones they stored.
    @Test func `A description is the name, or hexadecimal components`() {
        #expect(Color.red.description == "red")
        #expect("\(Color.gray)" == "gray")
        #expect(Color.primary.description == "primary")
        #expect(Color.red.opacity(0.3).description == "30% red")
        #expect([Color.white, .black, .clear].map(\.description) == ["white", "black", "clear"])
        #expect(Color(red: 0.2, green: 0.4, blue: 0.6).description == "#336699FF")
    }

    /// As OpenSwiftUI's ColorResolvedCompatibilityTests record them from SwiftUI.
    @Test(arguments: [
        (Color(.sRGB, red: 0.01, green: 0.02, blue: 0.03, opacity: 0.04), "#0305080A"),
        (Color(.sRGBLinear, white: 0.3, opacity: 0.3), "#9595954D"),
    ])
    func `Components are written in hexadecimal`(_ color: Color, _ text: String) {
        #expect(color.resolve(in: EnvironmentValues()).description == text)
    }

    @Test func `The length of a pixel follows the scale`() {
        var environment = EnvironmentValues()
        #expect(environment.displayScale == 1)
        #expect(environment.pixelLength == 1)
        environment.displayScale = 4
        #expect(environment.pixelLength == 0.25)
    }
}
