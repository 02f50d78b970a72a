import CWidgetPlugin
import Foundation
import SwiftUI
import Testing

private struct Names: PreferenceKey {
    static let defaultValue: [String] = []

    static func reduce(value: inout [String], nextValue: () -> [String]) {
        value += nextValue()
    }
}

private struct Width: PreferenceKey {
    static let defaultValue: CGFloat = 0

    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
    }
}

private struct Bounds: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []

    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
        value += nextValue()
    }
}

@MainActor
@Suite("A preference")
struct PreferenceTests {
    @Test func `reaches the view around in the order of the views`() {
        var heard: [String] = []
        _ = tree {
            VStack {
                Divider().preference(key: Names.self, value: ["a"])
                Group {
                    Divider().preference(key: Names.self, value: ["b"])
                    Divider().preference(key: Names.self, value: ["c"])
                }
            }
            .onPreferenceChange(Names.self) { heard = $0 }
        }
        #expect(heard == ["a", "b", "c"])
    }

    @Test func `replaces those of views inside, or changes them`() {
        var heard: [[String]] = []
        _ = tree {
            Divider().preference(key: Names.self, value: ["a"])
                .preference(key: Names.self, value: ["b"])
                .onPreferenceChange(Names.self) { heard.append($0) }
                .transformPreference(Names.self) { $0.append("c") }
                .onPreferenceChange(Names.self) { heard.append($0) }
        }
        #expect(heard == [["b"], ["b", "c"]])
    }

    @Test func `is heard from a geometry reader's content`() {
        var heard: CGFloat?
        _ = tree {
            Divider()
                .background {
                    GeometryReader { proxy in
                        Color.clear.preference(key: Width.self, value: proxy.size.width)
                    }
                }
                .onPreferenceChange(Width.self) { heard = $0 }
        }
        #expect(heard == 100)
    }

    @Test func `decides what lies in front`() {
        #expect(
            tree {
                Divider().preference(key: Names.self, value: ["a"])
                    .overlayPreferenceValue(Names.self) { Text(verbatim: $0.joined()) }
            } == """
                deferred side=in_front
                  divider
                  text text_string="a"
                """)
        #expect(
            tree { Divider().backgroundPreferenceValue(Names.self) { _ in Spacer() } }
                == "deferred side=behind\n  divider\n  spacer")
    }

    @Test func `carries places, which geometry finds`() {
        let tree = tree {
            Divider().anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
                .overlayPreferenceValue(Bounds.self) { anchors in
                    GeometryReader { proxy in
                        Text(verbatim: "\(proxy[anchors[0]].width)")
                    }
                }
        }
        #expect(tree.hasSuffix("geometry_reader\n    text text_string=\"0.0\""))
    }
}
