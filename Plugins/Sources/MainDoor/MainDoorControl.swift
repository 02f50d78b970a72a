import SwiftUI
import WidgetKit

/// Opens and closes the door from the control center.
struct MainDoorControl: ControlWidget {
    nonisolated static let kind = "org.porthole.main-door"

    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: Self.kind, provider: Provider()) { isOpen in
            ControlWidgetToggle("Main Door", isOn: isOpen, action: SetMainDoorIntent()) { isOpen in
                Label(
                    isOpen ? "Open" : "Closed", systemImage: isOpen ? "lock.open.fill" : "lock.fill"
                )
                .controlWidgetActionHint(isOpen ? "Close" : "Open")
            }
            .tint(.orange)
        }
        .displayName("Main Door")
        .description("Opens and closes the main door.")
    }
}

extension MainDoorControl {
    struct Provider: ControlValueProvider {
        var previewValue: Bool { false }

        func currentValue() async throws -> Bool {
            DoorStore().isOpen
        }
    }
}
