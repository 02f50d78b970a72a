import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Links and labels")
struct LinkTests {
    private let url = URL(string: "coins://btc") ?? URL(filePath: "/")

    @Test func `A link records its URL around its label`() {
        #expect(
            tree {
                Link(destination: url) {
                    Image(systemName: "bitcoinsign")
                    Divider()
                }
            } == """
                link url="coins://btc"
                  image symbol="bitcoinsign"
                  divider
                """)
        let title: Substring = "Open"
        let expected = "link url=\"coins://btc\"\n  text text_string=\"Open\""
        #expect(tree { Link("Open", destination: url) } == expected)
        #expect(tree { Link(title, destination: url) } == expected)
    }

    @Test func `A disabled link is fainter and cannot be pressed`() {
        #expect(
            tree { Link("Open", destination: url).disabled(true) } == """
                link url="coins://btc" disabled=true
                  opacity amount=0.4
                    text text_string="Open"
                """)
    }

    @Test
    func `A label records its icon before its title, its middle beside that of the first capital`()
    {
        let title = "Rain".lowercased()
        let expected = """
            hstack alignment=first_text_line_center spacing=8
              image symbol="cloud.rain"
              text text_string="rain"
            """
        #expect(tree { Label("rain", systemImage: "cloud.rain") } == expected)
        #expect(tree { Label(title, systemImage: "cloud.rain") } == expected)
        #expect(
            tree {
                Label {
                    Text("rain")
                } icon: {
                    Image(systemName: "cloud.rain")
                }
            } == expected)
    }

    @Test func `A widget's URL is recorded on a group, and none leaves the group bare`() {
        #expect(
            tree { Divider().widgetURL(url) } == "group url=\"coins://btc\"\n  divider")
        #expect(tree { Divider().widgetURL(nil) } == "group\n  divider")
    }
}
