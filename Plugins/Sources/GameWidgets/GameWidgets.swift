import SwiftUI
import WidgetKit

@main
struct GameWidgets: WidgetBundle {
    var body: some Widget {
        GameStatusWidget()
        CharacterDetailWidget()
        CharacterClassicWidget()
        LeaderboardWidget()
    }
}
