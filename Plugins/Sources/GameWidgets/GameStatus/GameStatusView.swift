import SwiftUI
import WidgetKit

struct GameStatusView: View {
    @Environment(\.widgetFamily) private var family
    let entry: GameStatusEntry

    var body: some View {
        content
            .containerBackground(for: .widget) { Backdrop(banner: entry.game.current.banner) }
            .widgetURL(URL(string: "mygame://status"))
    }

    @ViewBuilder private var content: some View {
        switch family {
        case .systemLarge: GameStatusLarge(entry: entry)
        case .systemMedium: GameStatusMedium(entry: entry)
        default: GameStatusSmall(entry: entry)
        }
    }
}
