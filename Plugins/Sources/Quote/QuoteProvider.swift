import Foundation
import WidgetKit

struct QuoteEntry: TimelineEntry {
    let date: Date
    let category: QuoteCategory
    /// The last quotation that was loaded; `nil` if none ever was.
    var quote: Quote?
    /// Why no new quotation could be loaded; `nil` if one was.
    var problem: String?
}

struct QuoteProvider: AppIntentTimelineProvider {
    private static let interval: TimeInterval = 3600

    func placeholder(in context: Context) -> QuoteEntry {
        QuoteEntry(date: .now, category: .wisdom, quote: .sample)
    }

    func snapshot(
        for configuration: SelectCategoryIntent, in context: Context
    ) async -> QuoteEntry {
        if context.isPreview {
            return QuoteEntry(date: .now, category: configuration.category, quote: .sample)
        }
        return await entry(for: configuration.category)
    }

    func timeline(
        for configuration: SelectCategoryIntent, in context: Context
    ) async -> Timeline<QuoteEntry> {
        let entry = await entry(for: configuration.category)
        return Timeline(entries: [entry], policy: .after(entry.date + Self.interval))
    }

    private func entry(for category: QuoteCategory) async -> QuoteEntry {
        let store = QuoteStore(category: category)
        do {
            let quote = try await QuoteService().quote(about: category)
            store.save(quote)
            return QuoteEntry(date: .now, category: category, quote: quote)
        } catch {
            return QuoteEntry(
                date: .now, category: category, quote: store.quote(),
                problem: error.localizedDescription)
        }
    }
}
