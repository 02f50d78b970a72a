// swift-format-ignore-file
// The views stand as in the table of facts beside this one.
import SwiftUI
import WidgetKit

/// Frames that follow from what Apple's documentation says of a modifier or a view; the widget is 1,000 points wide and
/// high and has no margins.
enum DocumentedFacts {
    static let all = [
        MeasuredFact("containerRelativeFrame", width: nil, height: nil, frames: "root:0,0,1000,1000") { Color.red.containerRelativeFrame([.horizontal, .vertical]) },
        MeasuredFact("containerRelativeFrame count", width: nil, height: nil, frames: "root:0,0,747.5,10 c:0,0,747.5,10") {
            Color.red.mark("c").containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10)
        },
        MeasuredFact("containerRelativeFrame alignment", width: nil, height: nil, frames: "root:0,0,500,20 c:0,0,30,20") {
            box("c", 30, 20).containerRelativeFrame(.horizontal, alignment: .leading) { length, _ in length / 2 }
        },
        MeasuredFact("contentMargins", width: 300, height: 200, frames: "root:0,0,140,200 c:20,20,100,400") { ScrollView { box("c", 100, 400) }.contentMargins(20) },
        MeasuredFact("contentMargins edges", width: 300, height: 200, frames: "root:0,0,300,40 c:12,0,500,40") {
            ScrollView(.horizontal) { box("c", 500, 40) }.contentMargins(.horizontal, 12)
        },
        MeasuredFact("contentMargins indicators", width: 300, height: 200, frames: "root:0,0,100,200 c:0,0,100,400") {
            ScrollView { box("c", 100, 400) }.contentMargins(.all, 20, for: .scrollIndicators)
        },
        MeasuredFact("Button label", width: 300, height: 200, frames: "root:0,0,78,20 a:0,5,30,10 b:38,0,40,20") {
            Button(action: {}) { box("a", 30, 10); box("b", 40, 20) }.buttonStyle(.plain)
        },
        MeasuredFact("Button label in a column", width: 300, height: 200, frames: "root:0,0,78,48 b:38,28,40,20") {
            VStack { box("x", 30, 20); Button(action: {}) { box("a", 30, 10); box("b", 40, 20) }.buttonStyle(.plain) }
        },
        // Each view of a group is as large as its place.
        MeasuredFact("AccessoryWidgetGroup", width: 160, height: 72, frames: "root:0,0,160,72 a:9.6,33.6,28.8,28.8 b:65.6,33.6,28.8,28.8 c:121.6,33.6,28.8,28.8") {
            AccessoryWidgetGroup { Color.red.frame(height: 20) } content: { gauge("a"); gauge("b"); gauge("c") }
        },
    ]

    @MainActor private static func gauge(_ name: String) -> some View {
        Gauge(value: 0.5) { EmptyView() } currentValueLabel: { Color.red.mark(name) }
            .gaugeStyle(.accessoryCircularCapacity)
    }
}
