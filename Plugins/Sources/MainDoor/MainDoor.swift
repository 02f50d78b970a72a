import SwiftUI
import WidgetKit

@main
struct MainDoor: WidgetBundle {
    var body: some Widget {
        MainDoorControl()
        MainDoorWidget()
    }
}
