import SwiftUI
import Testing

@MainActor
@Suite("A builder's block")
struct ViewBuilderTests {
    @Test func `puts its views into the container, one node each`() {
        let tree = tree {
            Column {
                Leaf("a")
                Leaf("b")
            }
        }
        #expect(
            tree == """
                vstack
                  text text_string="a"
                  text text_string="b"
                """)
    }

    @Test func `has room for more views than ten`() {
        let tree = tree {
            Column {
                Leaf("1"); Leaf("2"); Leaf("3"); Leaf("4"); Leaf("5"); Leaf("6")
                Leaf("7"); Leaf("8"); Leaf("9"); Leaf("10"); Leaf("11"); Leaf("12")
            }
        }
        #expect(tree.split(separator: "\n").count == 13)
        #expect(tree.hasSuffix("\n  text text_string=\"12\""))
    }

    @Test func `of one view or none is that view, or an empty group`() {
        #expect(tree { Column { Leaf("a") } } == "vstack\n  text text_string=\"a\"")
        #expect(tree { Column {} } == "vstack\n  group")
    }

    @Test func `stays one node where it is one of several views`() {
        let tree = tree {
            Column {
                Group {
                    Leaf("a")
                    Leaf("b")
                }
                TupleView((Leaf("c"), Leaf("d")))
            }
        }
        #expect(
            tree == """
                vstack
                  group
                    text text_string="a"
                    text text_string="b"
                  group
                    text text_string="c"
                    text text_string="d"
                """)
    }

    @Test(arguments: [true, false])
    func `keeps a place for a view that an if leaves out`(isShown: Bool) {
        let tree = tree {
            Column {
                if isShown { Leaf("maybe") }
                Leaf("always")
            }
        }
        let first = isShown ? "text text_string=\"maybe\"" : "group"
        #expect(tree == "vstack\n  \(first)\n  text text_string=\"always\"")
    }

    @Test(arguments: [0, 1, 2]) func `takes the branch of a switch`(number: Int) {
        let tree = tree {
            switch number {
            case 0: Leaf("none")
            case 1: Column { Leaf("one") }
            default: if number > 1 { Leaf("many") } else { EmptyView() }
            }
        }
        let expected = [
            "text text_string=\"none\"", "vstack\n  text text_string=\"one\"",
            "text text_string=\"many\"",
        ]
        #expect(tree == expected[number])
    }

    @Test func `unwraps optionals, hidden types and availability`() {
        let some: Leaf? = Leaf("some")
        let none: Leaf? = nil
        let tree = tree {
            Column {
                some
                none
                AnyView(AnyView(Leaf("hidden")))
                if #available(iOS 17, *) { Leaf("new") }
            }
        }
        #expect(
            tree == """
                vstack
                  text text_string="some"
                  group
                  text text_string="hidden"
                  text text_string="new"
                """)
    }
}
