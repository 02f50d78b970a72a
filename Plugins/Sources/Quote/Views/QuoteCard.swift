import SwiftUI

/// A quotation like one in a book.
struct QuoteCard: View {
    let quote: Quote
    /// Whether a newer quotation could not be loaded.
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
