import WidgetKit

struct LeaderboardEntry: TimelineEntry {
    let date: Date
    let game: Game
}

struct LeaderboardProvider: TimelineProvider {
    private let store = GameStore()

    func placeholder(in context: Context) -> LeaderboardEntry {
        LeaderboardEntry(date: .now, game: .sample)
    }

    func getSnapshot(in context: Context, completion: @escaping (LeaderboardEntry) -> Void) {
        completion(LeaderboardEntry(date: .now, game: context.isPreview ? .sample : store.game()))
    }

    /// The ranking changes with a turn, and then the game asks for a reload.
    func getTimeline(
        in context: Context, completion: @escaping (Timeline<LeaderboardEntry>) -> Void
    ) {
        let entry = LeaderboardEntry(date: .now, game: store.game())
        completion(Timeline(entries: [entry], policy: .never))
    }
}
