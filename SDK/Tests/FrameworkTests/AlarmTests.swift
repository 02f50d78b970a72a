import ActivityKit
import AlarmKit
import AppIntents
import AudioToolbox
import Foundation
import SwiftUI
import Testing

@Suite("An alarm")
struct AlarmTests {
    private struct Egg: AlarmMetadata {
        var minutes = 4
    }

    private struct Again: LiveActivityIntent {
        static let title: LocalizedStringResource = "Again"

        func perform() async throws -> some IntentResult { .result() }
    }

    private var attributes: AlarmAttributes<Egg> {
        let again = AlarmButton(text: "Again", textColor: .white, systemImageName: "repeat")
        return AlarmAttributes(
            presentation: AlarmPresentation(
                alert: .init(
                    title: "The egg is done", secondaryButton: again,
                    secondaryButtonBehavior: .custom),
                countdown: .init(title: "The egg boils")),
            metadata: Egg(), tintColor: Color(red: 1, green: 0.5, blue: 0))
    }

    @Test func `is refused, and nothing waits for one`() async throws {
        let manager = AlarmManager.shared
        #expect(manager.authorizationState == .denied)
        #expect(try await manager.requestAuthorization() == .denied)
        let seven = Alarm.Schedule.relative(
            .init(time: .init(hour: 7, minute: 0), repeats: .weekly([.monday])))
        let configurations: [AlarmManager.AlarmConfiguration<Egg>] = [
            .timer(duration: 240, attributes: attributes, secondaryIntent: Again()),
            .alarm(schedule: .fixed(.now + 60), attributes: attributes, sound: .named("Ding")),
            .init(
                countdownDuration: .init(preAlert: nil, postAlert: 540), schedule: seven,
                attributes: attributes),
        ]
        let id = UUID()
        for configuration in configurations {
            await #expect(throws: AlarmManager.AlarmError.maximumLimitReached) {
                try await manager.schedule(id: id, configuration: configuration)
            }
        }
        #expect(try manager.alarms.isEmpty)
        #expect(throws: CocoaError.self) { try manager.stop(id: id) }
        for await alarms in manager.alarmUpdates { Issue.record("\(alarms)") }
        for await state in manager.authorizationUpdates { Issue.record("\(state)") }
    }

    @Test func `makes no sound`() {
        var ended = 0
        AudioServicesPlaySystemSound(kSystemSoundID_Vibrate)
        AudioServicesPlaySystemSoundWithCompletion(1104) { ended += 1 }
        AudioServicesPlayAlertSoundWithCompletion(1104) { ended += 1 }
        #expect(ended == 2)
        var sound = SystemSoundID(7)
        let file = URL(filePath: "/ding.caf") as CFURL
        let status = AudioServicesCreateSystemSoundID(file, &sound)
        #expect(status == kAudioServicesSystemSoundUnspecifiedError && sound == 7)
        #expect(AudioServicesDisposeSystemSoundID(sound) == 0)
    }

    @Test func `says as data what its activity shows`() throws {
        let data = try JSONEncoder().encode(attributes)
        let read = try JSONDecoder().decode(AlarmAttributes<Egg>.self, from: data)
        #expect(String(localized: read.presentation.alert.title) == "The egg is done")
        #expect(read.presentation.alert.secondaryButton?.systemImageName == "repeat")
        #expect(read.presentation.alert.secondaryButtonBehavior == .custom)
        #expect(read.presentation.countdown != nil && read.presentation.paused == nil)
        #expect(read.metadata == Egg())
        #expect(read.tintColor.resolve(in: EnvironmentValues()).green == 0.5)

        let state = AlarmPresentationState(
            alarmID: UUID(),
            mode: .countdown(
                .init(
                    totalCountdownDuration: 240, previouslyElapsedDuration: 0, startDate: .now,
                    fireDate: .now + 240)))
        let again = try JSONDecoder().decode(
            AlarmAttributes<Egg>.ContentState.self, from: JSONEncoder().encode(state))
        #expect(again.alarmID == state.alarmID)
        guard case .countdown(let countdown) = again.mode else {
            Issue.record("\(again.mode)")
            return
        }
        #expect(countdown.totalCountdownDuration == 240)
    }
}
