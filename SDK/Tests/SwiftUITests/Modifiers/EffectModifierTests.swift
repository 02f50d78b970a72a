import SwiftUI
import Testing

@MainActor
@Suite("A modifier that changes a view's picture")
struct EffectModifierTests {
    private let leaf = Divider()

    @Test func `throws a shadow`() {
        #expect(
            tree { leaf.shadow(color: .red, radius: 4, x: 1, y: -2) }
                == "shadow fill=red radius=4 x=1 y=-2\n  divider")
        #expect(
            tree { leaf.shadow(radius: 3) }
                == "shadow fill=rgb(0,0,0)@0.33 radius=3\n  divider")
    }

    @Test func `blurs`() {
        #expect(tree { leaf.blur(radius: 3) } == "blur radius=3\n  divider")
        #expect(
            tree { leaf.blur(radius: 3, opaque: true) } == "blur radius=3 opaque=true\n  divider")
    }

    @Test func `masks with views in front`() {
        #expect(tree { leaf.mask(Circle()) } == "mask\n  divider\n  circle")
        #expect(
            tree {
                leaf.mask(alignment: .top) {
                    Circle()
                    Text("a")
                }
            } == """
                mask alignment=center_horizontal|top
                  divider
                  circle
                  text text_string="a"
                """)
    }

    @Test func `mixes with what is behind`() {
        #expect(
            tree { leaf.blendMode(.destinationOut) }
                == "blend blend_mode=blend_destination_out\n  divider")
        #expect(tree { leaf.compositingGroup() } == "compositing_group\n  divider")
        #expect(tree { leaf.drawingGroup(opaque: true) } == "compositing_group\n  divider")
    }

    @Test func `changes colours`() {
        func line(_ content: String) -> String {
            "color_effect color_effect_kind=effect_\(content)\n  divider"
        }
        #expect(tree { leaf.brightness(0.5) } == line("brightness amount=0.5"))
        #expect(tree { leaf.contrast(2) } == line("contrast amount=2"))
        #expect(tree { leaf.saturation(0) } == line("saturation amount=0"))
        #expect(tree { leaf.grayscale(1) } == line("grayscale amount=1"))
        #expect(tree { leaf.hueRotation(.degrees(90)) } == line("hue_rotation angle=90"))
        #expect(tree { leaf.colorInvert() } == line("invert"))
        #expect(tree { leaf.colorMultiply(.red) } == line("multiply fill=red"))
        #expect(tree { leaf.luminanceToAlpha() } == line("luminance_to_alpha"))
    }

    @Test func `draws a border inside the frame`() {
        #expect(
            tree { leaf.border(.red, width: 2) } == """
                overlay
                  divider
                  rectangle stroke=red line_width=2 shape_inset=1
                """)
    }
}
