import PlaceIntents
import SwiftUI

// A widget whose intent another library of its bundle handles.

@main
struct UnhandledBundle: WidgetBundle {
    var body: some Widget { PlaceWidget() }
}
