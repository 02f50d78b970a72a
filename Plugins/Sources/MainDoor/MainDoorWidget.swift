import SwiftUI
import WidgetKit

/// Shows the door, and opens and closes it with a switch.
struct MainDoorWidget: Widget {
    nonisolated static let kind = "org.porthole.main-door-switch"

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: Self.kind, provider: MainDoorProvider()) {
            MainDoorView(entry: $0)
        }
        .configurationDisplayName("Main Door")
        .description("Whether the main door is open, and a switch.")
        .supportedFamilies([.systemSmall])
    }
}

#Preview("The door", as: .systemSmall) {
    MainDoorWidget()
} timeline: {
    MainDoorEntry(date: .now, isOpen: false)
    MainDoorEntry(date: .now + 60, isOpen: true, changed: .now + 60)
}
