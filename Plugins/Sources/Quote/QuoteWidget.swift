import SwiftUI
import WidgetKit

@main
struct QuoteWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: "org.porthole.quote", intent: SelectCategoryIntent.self,
            provider: QuoteProvider()
        ) {
            QuoteView(entry: $0)
        }
        .configurationDisplayName("Quote")
        .description("Something wise, every day.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
    }
}

#Preview("Quotation", as: .systemMedium) {
    QuoteWidget()
} timeline: {
    QuoteEntry(date: .now, category: .wisdom, quote: .sample)
    QuoteEntry(date: .now, category: .wisdom, quote: .sample, problem: "You are offline.")
}

#Preview("None yet", as: .systemSmall) {
    QuoteWidget()
} timeline: {
    QuoteEntry(date: .now, category: .humour, problem: "The server answered 503.")
}
