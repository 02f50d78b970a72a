import CWidgetPlugin
import SwiftUI
import Testing

private struct TeamKey: EnvironmentKey {
    static let defaultValue = "nobody"
}

extension EnvironmentValues {
    fileprivate var team: String {
        get { self[TeamKey.self] }
        set { self[TeamKey.self] = newValue }
    }
}

private struct TeamName: View {
    @Environment(\.team) private var team

    var body: some View { Leaf(team) }
}

private struct TeamBadge: ViewModifier {
    @Environment(\.team) private var team

    func body(content: Content) -> some View {
        Column {
            Leaf("badge of \(team)")
            content
        }
    }
}

/// A dynamic property made of others.
@propertyWrapper
private struct Greeting: DynamicProperty {
    @Environment(\.team) private var team
    private var text = ""

    var wrappedValue: String { text }

    mutating func update() { text = "Hello, \(team)" }
}

private struct Welcome: View {
    @Greeting private var greeting

    var body: some View { Leaf(greeting) }
}

@MainActor
@Suite("The environment")
struct EnvironmentTests {
    @Test func `has a key's default until a view around sets it`() {
        let tree = tree {
            Column {
                TeamName()
                Column { TeamName() }.environment(\.team, "red")
                TeamName().environment(\.team, "inner").environment(\.team, "outer")
                TeamName().transformEnvironment(\.team) { $0 += " yet" }
            }
        }
        #expect(
            tree == """
                vstack
                  text text_string="nobody"
                  vstack
                    text text_string="red"
                  text text_string="inner"
                  text text_string="nobody yet"
                """)
    }

    @Test func `reaches modifiers at their place, and the modified view at its own`() {
        let tree = tree {
            TeamName().environment(\.team, "blue").modifier(TeamBadge()).environment(\.team, "red")
        }
        #expect(
            tree == """
                vstack
                  text text_string="badge of red"
                  text text_string="blue"
                """)
    }

    @Test func `reaches properties inside properties before they update`() {
        #expect(
            tree { Welcome().environment(\.team, "red") } == "text text_string=\"Hello, red\"")
    }

    @Test func `lasts in closures that are called during layout`() {
        let tree = tree {
            Room { size in
                Leaf("\(Int(size.width))×\(Int(size.height))")
                TeamName()
            }
            .environment(\.team, "red")
        }
        #expect(
            tree == """
                geometry_reader
                  group
                    text text_string="100×50"
                    text text_string="red"
                """)
    }

    @Test func `tells the runner what it inherits as well, on a group`() {
        let tree = tree {
            Leaf("a")
                .environment(\.colorScheme, .dark)
                .transformEnvironment(\.self) {
                    $0.layoutDirection = .rightToLeft
                    $0.dynamicTypeSize = .accessibility1
                    $0.team = "red"
                }
        }
        #expect(
            tree == """
                group right_to_left=true text_size=text_accessibility1
                  group color_scheme=dark
                    text text_string="a"
                """)
    }

    @Test func `describes what was set`() {
        var values = EnvironmentValues()
        values.team = "red"
        #expect(values.description.contains("red"))
    }
}
