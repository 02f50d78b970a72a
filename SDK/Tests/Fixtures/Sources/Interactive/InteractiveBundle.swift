import SwiftUI
import WidgetKit

@main
struct InteractiveBundle: WidgetBundle {
    var body: some Widget {
        HabitWidget()
        PlayerWidget()
        StationWidget()
        NoteWidget()
        if #available(iOS 18.0, *) {
            TimerToggle()
            LightControl()
            OpenInboxControl()
        }
        DeliveryLiveActivity()
        WorkoutLiveActivity()
    }
}
