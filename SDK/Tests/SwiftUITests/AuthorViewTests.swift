import AuthorViews
import SwiftUI
import Testing

@MainActor
@Suite("Views in authors' spellings")
struct AuthorViewTests {
    @Test func `A list of prices records links, symbols and formatted texts`() {
        let tree = tree { CoinView().environment(\.locale, Locale(identifier: "en_US")) }
        for line in [
            "group url=\"coins://list\"", "color fill=fill_tertiary",
            "image symbol=\"bitcoinsign.circle.fill\"", "foreground=level2 text_string=\"2 coins\"",
            "link url=\"coins://btc\"",
            "text font_weight=600 foreground=primary text_string=\"Bitcoin\"",
            "text font=caption foreground=green text_string=\"+2.3%\"",
            "group accessibility_label=\"Bitcoin, 64,250 dollars\"",
            "text italic=true date=0 date_style=date_relative",
        ] {
            #expect(tree.contains(line))
        }
    }

    @Test func `Shapes record layers of every kind`() {
        let tree = tree { ShapesView() }
        for line in [
            "circle fill=red@0.5", "circle stroke=level1 line_width=3 shape_inset=1.5",
            "capsule fill=red", "geometry_reader", "offset x=0 y=2", "group tint=red",
            "frame width=40 height=50",
        ] {
            #expect(tree.contains(line))
        }
    }

    @Test func `A card takes its content, modified by its own modifiers`() {
        let tree = tree { CardView("Ada") { Text(verbatim: "inside") } }
        for line in [
            "text underline=true strikethrough=true strikethrough_color=red text_string=\"Hello, Ada!\"",
            "text text_string=\"**AS IT IS**\"", "text text_string=\"inside\"", "group id=\"Ada\"",
            "padding insets=4,8,4,8",
        ] {
            #expect(tree.contains(line))
        }
    }
}
