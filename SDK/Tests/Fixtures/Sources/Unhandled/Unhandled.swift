import AppIntents
import PlaceIntents
import SwiftUI

// A widget whose intent another library of its bundle handles.

@main
struct UnhandledBundle: WidgetBundle {
    var body: some Widget { PlaceWidget() }
}

// An intent of one name, in this file and another.
private struct TwinIntent: AppIntent {
    static let title: LocalizedStringResource = "Twin"
    func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Castor") }
}
