import CWidgetPlugin
import SwiftUI
import Testing

@MainActor
@Suite("A modifier that adds layers")
struct LayerModifierTests {
    private let leaf = Divider()

    @Test func `puts styles, shapes and views behind`() {
        let red = "background\n  divider\n  color fill=red"
        #expect(tree { leaf.background(.red) } == red)
        #expect(tree { leaf.background(Color.red) } == red)
        #expect(tree { leaf.background { Color.red } } == red)
        #expect(
            tree { leaf.background() } == "background\n  divider\n  color fill=background_primary")
        #expect(
            tree { leaf.background(in: Circle()) }
                == "background\n  divider\n  circle fill=background_primary")
        #expect(
            tree { leaf.background(Circle().fill(.red), alignment: .leading) } == """
                background alignment=leading|center_vertical
                  divider
                  circle fill=red
                """)
        #expect(
            tree {
                leaf.background(alignment: .top) {
                    Circle()
                    Divider()
                }
            } == """
                background alignment=center_horizontal|top
                  divider
                  circle
                  divider
                """)
    }

    @Test func `puts styles, shapes and views in front`() {
        #expect(tree { leaf.overlay(.red) } == "overlay\n  divider\n  color fill=red")
        #expect(
            tree { leaf.overlay(.red, in: Capsule()) } == "overlay\n  divider\n  capsule fill=red")
        #expect(
            tree { leaf.overlay(Capsule().stroke(Color.red)) }
                == "overlay\n  divider\n  capsule stroke=red line_width=1")
        #expect(
            tree { leaf.overlay(alignment: .bottom) { Divider() } } == """
                overlay alignment=center_horizontal|bottom
                  divider
                  divider
                """)
    }

    @Test func `clips to a shape`() {
        #expect(tree { leaf.clipped() } == "clip\n  divider\n  rectangle")
        #expect(
            tree { leaf.cornerRadius(4) } == "clip\n  divider\n  rounded_rectangle corner_width=4")
        #expect(
            tree { leaf.clipShape(Circle(), style: FillStyle(antialiased: false)) }
                == "clip antialiased=false\n  divider\n  circle")
    }

    @Test func `fades or hides the view`() {
        #expect(tree { leaf.opacity(0.3) } == "opacity amount=0.3\n  divider")
        #expect(
            tree { leaf.hidden() }
                == "opacity amount=0 accessibility_hidden=true\n  divider")
    }

    @Test func `fills the widget behind the view`() {
        #expect(
            tree { leaf.containerBackground(.fill.tertiary, for: .widget) }
                == "container_background\n  divider\n  color fill=fill_tertiary")
        #expect(
            tree { leaf.containerBackground(for: .widget) { Color.red } }
                == "container_background\n  divider\n  color fill=red")
        #expect(
            tree {
                leaf.containerBackground(for: .widget, alignment: .topLeading) {
                    Divider()
                    Divider()
                }
            } == """
                container_background
                  divider
                  flex_frame max_width=inf max_height=inf alignment=leading|top
                    zstack alignment=leading|top
                      divider
                      divider
                """)
    }

    @Test func `leaves the background out where the host does not show it`() {
        var environment = widget_environment.test
        environment.shows_background = false
        #expect(
            tree(environment) { leaf.containerBackground(.red, for: .widget) } == """
                container_background
                  divider
                """)
    }
}
