import WidgetKit

struct PriceEntry: TimelineEntry {
    let date: Date
    let coins: [Coin]
    /// Why `coins` is empty.
    var problem: String?
}

struct PriceProvider: TimelineProvider {
    private static let interval: TimeInterval = 15 * 60

    func placeholder(in context: Context) -> PriceEntry {
        PriceEntry(date: .now, coins: Coin.samples)
    }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (PriceEntry) -> Void) {
        if context.isPreview {
            completion(PriceEntry(date: .now, coins: Coin.samples))
        } else {
            Task { completion(await currentEntry()) }
        }
    }

    func getTimeline(
        in context: Context, completion: @escaping @Sendable (Timeline<PriceEntry>) -> Void
    ) {
        Task {
            let entry = await currentEntry()
            let nextUpdate = entry.date.addingTimeInterval(Self.interval)
            completion(Timeline(entries: [entry], policy: .after(nextUpdate)))
        }
    }

    private func currentEntry() async -> PriceEntry {
        do {
            return PriceEntry(date: .now, coins: try await PriceService().coins())
        } catch {
            return PriceEntry(date: .now, coins: [], problem: error.localizedDescription)
        }
    }
}
