import SwiftUI
import Testing

extension ContainerValues {
    @Entry var isPinned = false
}

@MainActor
@Suite("Subviews")
struct SubviewsTests {
    private struct Pair: View {
        @Environment(\.lineLimit) private var limit

        var body: some View {
            Leaf("pair \(limit ?? 0)")
            Leaf("pair's second")
        }
    }

    /// The texts of what is recorded, each behind the kinds that are around it and say anything.
    private func texts(@ViewBuilder _ content: @escaping () -> some View) -> [String] {
        tree(content: content).split(separator: "\n").compactMap { line in
            let words = line.drop { $0 == " " }
            return words == "group" || words.hasPrefix("group id=") ? nil : String(words)
        }
    }

    private func tree(content: @escaping () -> some View) -> String {
        SwiftUITests.tree { content() }
    }

    @Test func `are what builders, loops, conditions, groups and bodies are made of`() {
        let found = texts {
            Group(subviews: content(true)) { subviews in
                Leaf("\(subviews.count)")
                ForEach(subviews) { $0 }
            }
        }
        #expect(
            found.map { $0.replacingOccurrences(of: "text text_string=", with: "") } == [
                #""7""#, #""a""#, #""0""#, #""1""#, #""pair 0""#, #""pair's second""#,
                "vstack", #""in a stack""#, #""in a stack, too""#, #""erased""#,
            ])
    }

    @ViewBuilder private func content(_ isShown: Bool) -> some View {
        Leaf("a")
        ForEach(0..<2) { Leaf("\($0)") }
        EmptyView()
        if isShown { Group { Pair() } } else { Leaf("not") }
        VStack {
            Leaf("in a stack")
            Leaf("in a stack, too")
        }
        AnyView(Leaf("erased"))
    }

    @Test func `keep the modifiers and the environment around them, which add no subviews`() {
        let found = texts {
            Group(subviews: Pair().overlay { Leaf("over") }.environment(\.lineLimit, 3)) {
                subviews in
                Leaf("\(subviews.count)")
                subviews.last
            }
        }
        #expect(found.contains(#"text text_string="2""#))
        #expect(found.contains(#"text text_string="pair's second""#))
        #expect(found.contains(#"text text_string="over""#))
        #expect(!found.contains { $0.contains("pair 3") })
        let first = texts { Group(subviews: Pair().environment(\.lineLimit, 3)) { $0.first } }
        #expect(first.contains { $0.contains("pair 3") })
    }

    @Test func `pass values and tags to their container, and not to their content`() {
        let found = texts {
            ForEach(subviews: rows) { row in
                let values = row.containerValues
                Leaf("\(values.isPinned) \(values.tag(for: Int.self) ?? 0) \(values.hasTag(7))")
                Group(subviews: row) { inside in
                    Leaf("\(inside.count) \(inside.first?.containerValues.isPinned ?? true)")
                }
            }
        }
        #expect(
            found == [
                #"text text_string="true 0 false""#, #"text text_string="1 false""#,
                #"text text_string="false 7 true""#, #"text text_string="1 false""#,
            ])
    }

    @ViewBuilder private var rows: some View {
        Leaf("pinned").containerValue(\.isPinned, true)
        Leaf("tagged").tag(7)
    }

    @Test func `stand in sections, or beside them`() {
        let found = texts {
            ForEach(sections: sectioned) { section in
                Leaf("\(section.header.count) \(section.content.count) \(section.footer.count)")
                section.content
                section.header
            }
            Group(sections: sectioned) { Leaf("\($0.count)") }
            Group(subviews: sectioned) { Leaf("\($0.count)") }
        }
        #expect(
            found.map { $0.replacingOccurrences(of: "text text_string=", with: "") } == [
                #""0 1 0""#, #""before""#, #""1 2 1""#, #""b""#, #""c""#, #""title""#, #""2""#,
                #""5""#,
            ])
    }

    @ViewBuilder private var sectioned: some View {
        Leaf("before")
        Section {
            Leaf("b")
            Leaf("c")
        } header: {
            Leaf("title")
        } footer: {
            Leaf("end")
        }
    }

    @Test func `are drawn as one view where they are put, some of them as well as one`() {
        let tree = tree {
            HStack {
                Group(subviews: ForEach(0..<4) { Leaf("\($0)") }) { subviews in
                    subviews[1...2]
                    subviews.dropFirst(3)
                }
            }
        }
        #expect(tree.hasPrefix("hstack\n"))
        #expect(["1", "2", "3"].allSatisfy { tree.contains("text_string=\"\($0)\"") })
        #expect(!tree.contains("text_string=\"0\""))
    }
}
