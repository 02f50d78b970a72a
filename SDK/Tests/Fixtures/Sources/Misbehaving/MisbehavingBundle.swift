import SwiftUI
import WidgetKit

/// Widgets that do harm with nothing but what every author has.
@main
struct MisbehavingBundle: WidgetBundle {
    var body: some Widget {
        InTimelines().body
        InViews().body
    }
}

struct InTimelines: WidgetBundle {
    var body: some Widget {
        EndsItself()
        FailsForGood()
        NeverCompletes()
        FloodsTasks()
        AddsEntries()
        CrashesLater()
        CrashesLater()
    }
}

struct InViews: WidgetBundle {
    var body: some Widget {
        LoopsForEver()
        NestsForEver()
        ListsTooMuch()
        WaitsForItself()
        ChangesForEver()
        WritesWithoutEnd()
        DrawsHugely()
        MeasuresNothing()
    }
}
