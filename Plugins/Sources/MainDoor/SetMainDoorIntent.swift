import AppIntents
import WidgetKit

/// Opens or closes the door, for the control and the widget alike.
struct SetMainDoorIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Set Main Door"
    static let description = IntentDescription("Opens or closes the main door.")

    @Parameter(title: "Open")
    var value: Bool

    func perform() async throws -> some IntentResult {
        DoorStore().set(isOpen: value, at: .now)
        ControlCenter.shared.reloadControls(ofKind: MainDoorControl.kind)
        WidgetCenter.shared.reloadTimelines(ofKind: MainDoorWidget.kind)
        return .result()
    }
}
