import SwiftUI

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
