import AppIntents
import SwiftUI
import WidgetKit

@available(iOS 18.0, *)
struct TimerToggle: ControlWidget {
    nonisolated static let kind: String = "com.example.timer"

    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(kind: Self.kind, provider: Provider()) { value in
            ControlWidgetToggle(
                "Start Timer", isOn: value.isRunning, action: StartTimerIntent(value.name)
            ) { isRunning in
                Label(isRunning ? "On" : "Off", systemImage: "timer")
            }
            .tint(.orange)
        }
        .displayName("Timer")
        .description("A an example control that runs a timer.")
    }
}

extension TimerToggle {
    struct Value {
        var isRunning: Bool
        var name: String
    }

    struct Provider: AppIntentControlValueProvider {
        func previewValue(configuration: TimerConfiguration) -> Value {
            TimerToggle.Value(isRunning: false, name: configuration.timerName)
        }

        func currentValue(configuration: TimerConfiguration) async throws -> Value {
            TimerToggle.Value(isRunning: true, name: configuration.timerName)
        }
    }
}

struct TimerConfiguration: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Timer Name Configuration"

    @Parameter(title: "Timer Name", default: "Timer")
    var timerName: String
}

struct StartTimerIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Start a timer"

    @Parameter(title: "Timer Name")
    var name: String

    @Parameter(title: "Timer is running")
    var value: Bool

    init() {}

    init(_ name: String) {
        self.name = name
    }

    func perform() async throws -> some IntentResult {
        ControlCenter.shared.reloadControls(ofKind: TimerToggle.kind)
        return .result()
    }
}

struct LampError: LocalizedError {
    var errorDescription: String? { "The lamp does not answer." }
}

struct LightControl: ControlWidget {
    struct Provider: ControlValueProvider {
        var previewValue: Bool { false }
        func currentValue() async throws -> Bool { throw LampError() }
    }

    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "com.example.light", provider: Provider()) { isOn in
            ControlWidgetToggle(isOn: isOn, action: SetReminderIntent()) {
                Label("Light", systemImage: isOn ? "lightbulb.fill" : "lightbulb")
                    .controlWidgetActionHint(isOn ? "Turn Off" : "Turn On")
                    .controlWidgetStatus(Text("Light"))
            }
            .disabled(false)
        }
        .displayName("Light")
        .promptsForUserConfiguration()
    }
}

enum Inbox: String, AppEnum {
    case mail, chat
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Inbox"
    static let caseDisplayRepresentations: [Inbox: DisplayRepresentation] = [
        .mail: "Mail", .chat: "Chat",
    ]
}

struct OpenInboxIntent: OpenIntent {
    static let title: LocalizedStringResource = "Open Inbox"
    @Parameter(title: "Inbox") var target: Inbox

    init() {}
    init(_ inbox: Inbox) { target = inbox }

    func perform() async throws -> some IntentResult { .result() }
}

struct OpenInboxControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "com.example.inbox") {
            ControlWidgetButton(OpenInboxIntent.title, action: OpenInboxIntent(.mail)) { isActive in
                Label(isActive ? "Opening" : "Inbox", systemImage: "tray")
            }
            .disabled(true)
        }
    }
}
