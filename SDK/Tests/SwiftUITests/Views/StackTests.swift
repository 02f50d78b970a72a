import SwiftUI
import Testing

@MainActor
@Suite("A stack")
struct StackTests {
    @Test func `records its views in order, and no defaults`() {
        #expect(
            tree {
                VStack {
                    Text(verbatim: "a")
                    Spacer()
                    Divider()
                }
            } == """
                vstack
                  text text_string="a"
                  spacer
                  divider
                """)
        #expect(tree { HStack { Divider() } } == "hstack\n  divider")
        #expect(tree { ZStack { Divider() } } == "zstack\n  divider")
    }

    @Test func `records its alignment and its spacing`() {
        #expect(
            tree { VStack(alignment: .trailing, spacing: 4) { Spacer(minLength: 2) } }
                == "vstack alignment=trailing spacing=4\n  spacer min_length=2")
        #expect(
            tree { HStack(alignment: .lastTextBaseline, spacing: 0) {} }
                == "hstack alignment=last_text_baseline spacing=0\n  group")
        #expect(
            tree { ZStack(alignment: .topLeading) {} }
                == "zstack alignment=leading|top\n  group")
    }

    @Test func `treats a group's views as its own`() {
        let tree = tree {
            HStack {
                Group {
                    Divider()
                    Divider()
                }
                if Bool.random() || true { Spacer() }
            }
        }
        #expect(
            tree == """
                hstack
                  group
                    divider
                    divider
                  spacer
                """)
    }

    @Test func `has no room for a spacer whose geometry is read`() {
        struct Reading: ViewModifier {
            func body(content: Content) -> some View {
                content.onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: { _ in
                }
            }
        }
        let read = "deferred\n  vstack\n    spacer"
        let direct = tree {
            Spacer().onGeometryChange(for: CGFloat.self) {
                $0.size.width
            } action: { _ in
            }
        }
        #expect(direct == read)
        #expect(tree { Spacer().modifier(Reading()) } == read)
        #expect(tree { Divider().modifier(Reading()) } == "deferred\n  divider")
    }
}
