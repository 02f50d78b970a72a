import SwiftUI
import WidgetKit

struct QuoteView: View {
    @Environment(\.widgetFamily) private var family
    let entry: QuoteEntry

    var body: some View {
        content.containerBackground(for: .widget) { Backdrop() }
    }

    @ViewBuilder private var content: some View {
        if let quote = entry.quote {
            if family == .accessoryRectangular {
                QuoteLines(quote: quote)
            } else {
                QuoteCard(quote: quote, isOld: entry.problem != nil)
            }
        } else {
            NoQuote(problem: entry.problem)
        }
    }
}
