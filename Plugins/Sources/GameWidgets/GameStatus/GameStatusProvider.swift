import WidgetKit

struct GameStatusEntry: TimelineEntry {
    let date: Date
    let game: Game

    var lastTurn: Date { game.lastTurn.date(asOf: date) }
}

struct GameStatusProvider: TimelineProvider {
    private let store = GameStore()

    func placeholder(in context: Context) -> GameStatusEntry {
        GameStatusEntry(date: .now, game: .sample)
    }

    func getSnapshot(in context: Context, completion: @escaping (GameStatusEntry) -> Void) {
        let game = context.isPreview ? .sample : store.game()
        completion(GameStatusEntry(date: .now, game: game))
    }

    func getTimeline(
        in context: Context, completion: @escaping (Timeline<GameStatusEntry>) -> Void
    ) {
        let now = Date.now
        let entry = GameStatusEntry(date: now, game: store.game())
        let nextUpdate = Calendar.current.date(byAdding: .minute, value: 15, to: now) ?? now
        completion(Timeline(entries: [entry], policy: .after(nextUpdate)))
    }
}
