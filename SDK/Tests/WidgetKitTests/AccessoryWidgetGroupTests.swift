import CWidgetPlugin
import Foundation
import RecordingHost
import SwiftUI
import Testing
import WidgetKit

@MainActor
@Suite("A group of accessory views")
struct AccessoryWidgetGroupTests {
    @Test(arguments: [false, true])
    func `has a label above views that are each cut to a shape`(isSquare: Bool) {
        let group = AccessoryWidgetGroup("Beds") {
            ForEach(0..<2) { _ in Divider() }
            Rectangle()
        }
        .accessoryWidgetGroupStyle(isSquare ? .roundedSquare : .automatic)
        let tree = tree(group)
        #expect(tree.contains("Beds"))
        // The clip applies to each view of the group within, as every modifier of a group does.
        #expect(tree.contains("layout\n      clip\n"))
        #expect(tree.contains(isSquare ? "rounded_rectangle corner_width=12" : "circle"))
        #expect(tree.components(separatedBy: "divider").count == 3)
    }

    @Test func `takes its label in each way that texts come`() {
        let name: Substring = "Beds"
        let groups: [any View] = [
            AccessoryWidgetGroup(name) { Divider() },
            AccessoryWidgetGroup(LocalizedStringResource("Beds")) { Divider() },
            AccessoryWidgetGroup("Beds", systemImage: "leaf") { Divider() },
            AccessoryWidgetGroup(name, systemImage: "leaf") { Divider() },
            AccessoryWidgetGroup(label: { Text("Beds") }, content: { Divider() }),
        ]
        for group in groups { #expect(tree(AnyView(group)).contains("Beds")) }
        #expect(tree(AnyView(groups[2])).contains("leaf"))
    }

    @Test(arguments: [
        (0, []), (1, [56.0]), (2, [28, 84]), (3, [0, 56, 112]), (5, [0, 56, 112, 80, 80]),
    ])
    func `spreads three views, keeps fewer in the middle and shows no more`(
        count: Int, lefts: [Double]
    ) {
        let bounds = CGRect(x: 0, y: 24, width: 160, height: 48)
        let frames = AccessoryWidgetRow.frames(of: count, in: bounds)
        #expect(frames.map { Double($0.minX) } == lefts)
        for frame in frames.prefix(3) { #expect(frame.size == CGSize(width: 48, height: 48)) }
        for frame in frames.dropFirst(3) { #expect(frame.size == .zero) }
    }

    private func tree(_ content: some View) -> String {
        TreeRecorder.text(environment: widget_environment()) { view in
            ViewRecorder(view, environment: EnvironmentValues()).record(content)
        }
    }
}
