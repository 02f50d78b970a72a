import AuthorViews
import CWidgetPlugin
import Foundation
import SwiftUI
import Testing

@Suite("Controls of authors")
@MainActor
struct ControlViewTests {
    private enum Side: String { case left, right }

    @Test func `have styles with an environment of their own`() {
        let text = tree { ControlsView(value: 120) }
        #expect(text.contains("padding insets=8,8,8,8"), "the style's colour scheme is bound")
        #expect(text.contains("symbol=\"checkmark.square\""))
        #expect(text.contains("text_string=\"120\""))
        #expect(text.contains("image symbol=\"cloud.rain\""))
        #expect(text.contains("text_string=\"No Results for “x”\""))
    }

    @Test func `have the width that is set`() {
        func button(_ sizing: ButtonSizing) -> String {
            tree {
                Button("Go") {}.buttonStyle(.bordered).buttonSizing(sizing)
                    .handGestureShortcut(.primaryAction)
            }
        }
        #expect(button(.flexible).contains("max_width=inf"))
        #expect(!button(.fitted).contains("max_width"))
    }

    @Test func `see the objects and stored values they name`() {
        let model = CounterModel()
        model.count = 7
        let text = tree { StatefulView(observed: model).environmentObject(model) }
        #expect(text.contains("\"3 7 counter none -1 17\""))
        var large = widget_environment.test
        large.text_size = WIDGET_TEXT_ACCESSIBILITY5
        let scaled = tree(large) { StatefulView(observed: model).environmentObject(model) }
        #expect(scaled.contains("-1 53\""))
    }

    @Test func `takes words that are resources`() {
        let text = tree { ResourcesView() }
        #expect(text.components(separatedBy: "text_string=\"Alarm\"").count == 8)
        #expect(text.contains("accessibility_value=\"Alarm\""))
    }

    @Test func `of an app's screens show what they can`() {
        let text = tree { ScreenView() }
        #expect(text.contains("text_string=\"Next\""))
        #expect(text.contains("text_string=\"Name\""))
        #expect(!text.contains("\"message\""))
    }

    @Test func `depend on the entry's date`() {
        let date = Date(timeIntervalSince1970: 500)
        let view = TimelineView(.everyMinute) { context in
            Text(verbatim: "\(context.date.timeIntervalSince1970)")
        }
        #expect(
            tree { view.environment(\.entryDate, date) } == "text text_string=\"500.0\"")
    }

    @Test func `fall back where an image would have to be loaded`() {
        let url = URL(string: "https://example.org/a.png")
        let view = AsyncImage(url: url) {
            $0.resizable()
        } placeholder: {
            Text("wait")
        }
        #expect(tree { view } == "text text_string=\"wait\"")
        let phases = AsyncImage(url: url) { phase in
            if phase.image == nil { Text("empty") }
        }
        #expect(tree { phases } == "text text_string=\"empty\"")
    }

    @Test func `remember what is stored`() throws {
        let name = "ControlViewTests.\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        let count = AppStorage(wrappedValue: 1, "count", store: store)
        #expect(count.wrappedValue == 1)
        count.wrappedValue = 5
        #expect(AppStorage(wrappedValue: 1, "count", store: store).wrappedValue == 5)
        let side = AppStorage(wrappedValue: Side.left, "side", store: store)
        side.wrappedValue = .right
        #expect(store.string(forKey: "side") == "right")
        #expect(AppStorage(wrappedValue: Side.left, "side", store: store).wrappedValue == .right)
    }
}
