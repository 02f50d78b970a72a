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

/// A quotation like one in a book.
struct QuoteCard: View {
    let quote: Quote
    /// Whether no newer one came.
    let isOld: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            HStack {
                Image(systemName: "quote.opening")
                    .font(.title3)
                    .foregroundStyle(.indigo)
                Spacer()
                if isOld {
                    Image(systemName: "wifi.slash")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                        .accessibilityIdentifier("old")
                }
            }
            Text(quote.content)
                .font(.system(.body, design: .serif))
                .minimumScaleFactor(0.6)
                .frame(maxHeight: .infinity, alignment: .topLeading)
                .accessibilityIdentifier("quote")
            Text("— \(quote.author)")
                .font(.caption)
                .foregroundStyle(.secondary)
                .lineLimit(1)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// A quotation in the few lines of an accessory.
struct QuoteLines: View {
    let quote: Quote

    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text(quote.content)
                .font(.caption)
                .lineLimit(3)
                .minimumScaleFactor(0.8)
            Text(quote.author)
                .font(.caption2)
                .foregroundStyle(.secondary)
                .lineLimit(1)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

/// What is shown until the first quotation comes.
struct NoQuote: View {
    let problem: String?

    var body: some View {
        VStack(spacing: 4) {
            Image(systemName: "quote.bubble")
                .font(.title2)
                .foregroundStyle(.secondary)
            Text("No quotation yet")
                .font(.headline)
            if let problem {
                Text(problem)
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .lineLimit(4)
                    .minimumScaleFactor(0.8)
            }
        }
        .multilineTextAlignment(.center)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The widget's background, like paper in the evening.
struct Backdrop: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
        LinearGradient(
            colors: [.indigo.opacity(0), .indigo.opacity(colorScheme == .dark ? 0.34 : 0.14)],
            startPoint: .top, endPoint: .bottom
        )
        .background(
            colorScheme == .dark ? Color(white: 0.11) : Color(red: 1, green: 0.99, blue: 0.96))
    }
}
