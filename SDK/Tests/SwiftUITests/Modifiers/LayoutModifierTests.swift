import SwiftUI
import Testing

@MainActor
@Suite("A modifier of layout")
struct LayoutModifierTests {
    private func line(_ view: some View) -> String {
        tree { view }.replacing("\n  divider", with: "")
    }

    private let leaf = Divider()

    @Test func `adds room on the sides it names`() {
        #expect(line(leaf.padding()) == "padding insets=default,default,default,default")
        #expect(line(leaf.padding(4)) == "padding insets=4,4,4,4")
        #expect(line(leaf.padding(.horizontal, 8)) == "padding insets=0,8,0,8")
        #expect(line(leaf.padding(.vertical)) == "padding insets=default,0,default,0")
        #expect(line(leaf.padding([.top, .leading])) == "padding insets=default,default,0,0")
        #expect(line(leaf.padding([.bottom, .trailing], 2)) == "padding insets=0,0,2,2")
        #expect(
            line(leaf.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
                == "padding insets=1,2,3,4")
        #expect(line(leaf.padding(.all, nil)) == line(leaf.padding()))
    }

    @Test func `frames the view`() {
        #expect(line(leaf.frame(width: 10)) == "frame width=10")
        #expect(
            line(leaf.frame(width: 1, height: 2, alignment: .top))
                == "frame width=1 height=2 alignment=center_horizontal|top")
        #expect(
            line(leaf.frame(maxWidth: .infinity, alignment: .leading))
                == "flex_frame max_width=inf alignment=leading|center_vertical")
        #expect(
            line(
                leaf.frame(
                    minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 4, idealHeight: 5,
                    maxHeight: 6))
                    == """
                    flex_frame min_width=1 ideal_width=2 max_width=3 min_height=4 ideal_height=5 \
                    max_height=6
                    """)
    }

    @Test func `keeps room free that views inside may reach into`() {
        #expect(line(leaf.safeAreaPadding(4)) == "safe_area insets=4,4,4,4")
        #expect(line(leaf.safeAreaPadding(.vertical)) == "safe_area insets=default,0,default,0")
        #expect(
            tree { leaf.safeAreaInset(edge: .top, alignment: .leading, spacing: 2) { Text("a") } }
                == """
                safe_area edges=top_edge spacing=2 alignment=leading|center_vertical
                  divider
                  text text_string="a"
                """)
        for layer in [
            line(leaf.background(.red, ignoresSafeAreaEdges: .top).safeAreaPadding(4)),
            line(leaf.overlay(.red, ignoresSafeAreaEdges: .top).safeAreaPadding(4)),
        ] {
            #expect(layer.contains("ignores_safe_area edges=top_edge"), "\(layer)")
        }
        // Nothing else keeps room free.
        #expect(line(leaf.ignoresSafeArea()) == "divider")
        #expect(
            line(leaf.ignoresSafeArea(edges: .horizontal).safeAreaPadding(4)) == """
                safe_area insets=4,4,4,4
                  ignores_safe_area edges=leading_edge|trailing_edge
                    divider
                """)
    }

    @Test func `fixes the size, sets the priority and moves the view`() {
        #expect(line(leaf.fixedSize()) == "fixed_size horizontal=true vertical=true")
        #expect(
            line(leaf.fixedSize(horizontal: false, vertical: true))
                == "fixed_size horizontal=false vertical=true")
        #expect(line(leaf.layoutPriority(-1)) == "layout_priority amount=-1")
        #expect(line(leaf.offset(x: 3)) == "offset x=3 y=0")
        #expect(line(leaf.offset(CGSize(width: 1, height: 2))) == "offset x=1 y=2")
    }

    @Test func `leaves the view in its plane`() {
        #expect(line(leaf.offset(z: 5)) == "divider")
        #expect(line(leaf.offset(y: 2).offset(z: 5)) == "offset x=0 y=2")
        #expect(line(leaf.frame(depth: 10)) == "divider")
    }

    @Test func `counts edges and axes`() {
        #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
        #expect(Edge.Set(.top) == .top)
        #expect(Axis.Set([.horizontal, .vertical]).contains(.vertical))
        #expect(Edge.allCases.count == 4)
    }
}
